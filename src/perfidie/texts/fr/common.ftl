common-and = { $first } et { $last }
common-you = vous
common-rule = { $reason } (règle { $rule })
common-undone = { $seat } reprend son dernier choix.
common-undone-together = D’un commun accord, on reprend les derniers choix.
common-range = { $least } à { $most }
