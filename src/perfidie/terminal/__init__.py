"""Playing and watching in a terminal, line by line: also through a pipe, without colours, and in 80 columns."""
