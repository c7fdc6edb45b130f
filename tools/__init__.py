"""What ./perfidie does besides starting the command line; needs nothing but the standard library."""
