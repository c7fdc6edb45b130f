"""Tables for friends and bots over the network. Nothing else in the house knows HTTP, sockets or a database."""
