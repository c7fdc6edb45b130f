"""What people read, in French and English: the only place where the house speaks a language.

Sentences stand in the Fluent catalogues ``<language>/<area>.ftl``; names and texts of cards in the data of the games.

>>> Texts("en").number(1234.5, 1), Texts("fr").number(1234.5, 1)
('1,234.5', '1\\u202f234,5')
"""

from perfidie.texts.language import LANGUAGES, language_of, preferred
from perfidie.texts.speech import Company, Texts

__all__ = ["LANGUAGES", "Company", "Texts", "language_of", "preferred"]
