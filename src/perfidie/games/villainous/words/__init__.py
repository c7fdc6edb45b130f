"""The words in which cards are written: steps that many cards share, by what they are about.

A word that chooses puts what was chosen into the frame's registers IT (a card) or THERE (a location); the words after
it speak of these.
"""
