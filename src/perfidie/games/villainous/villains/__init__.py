"""What the cards of each villain do: one module per villain."""
