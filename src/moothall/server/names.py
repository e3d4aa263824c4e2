"""What people and tables may be called: names that look like what they are.

The rules are those of PRECIS for nicknames (RFC 8266): no control characters, nothing invisible, nothing that
turns the direction of writing around; spaces are tidied and compatible forms made one. Beyond that a name may
not mix letters that look alike in two scripts, nor pile up marks, and there must be something to see.
"""

import unicodedata
from itertools import pairwise

from precis_i18n import get_profile

from moothall.server.refusals import No

_NICKNAME = get_profile("NicknameCasePreserved")
LONGEST = 40
IN_COLOUR = "\ufe0f"  # asks for a coloured picture; keyboards add it to some of them
MOST_MARKS = 3  # on one letter
BLANK = "\u2800"  # Braille without a dot: a symbol by its kind, and nothing to see
# Whose letters can be told apart by nobody: in one name only one of these scripts.
ALIKE = frozenset({"LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU"})


def proper(name: str) -> str:
    """A name as it is kept, or a refusal."""
    try:
        tidy: str = _NICKNAME.enforce(name.replace(IN_COLOUR, ""))
    except (UnicodeEncodeError, ValueError):
        raise unfit("a name can't have invisible or control characters") from None
    if len(tidy) > LONGEST:
        raise unfit(f"a name has {LONGEST} characters at most")
    if BLANK in tidy or not any(unicodedata.category(sign)[0] in "LNPS" for sign in tidy):
        raise unfit("a name must have something to see")
    if _has_piled_marks(tidy):
        raise unfit("a name can't have so many marks on one letter")
    if len(_scripts(tidy)) > 1:
        raise unfit("a name can't mix letters of scripts that look alike")
    return tidy


def unfit(why: str) -> No:
    return No(422, "unfit_name", why)


def _has_piled_marks(name: str) -> bool:
    marks = 0
    for before, sign in pairwise("\0" + unicodedata.normalize("NFD", name)):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or (marks and before in ("\0", " ")):
            return True
    return False


def _scripts(name: str) -> frozenset[str]:
    """Of the scripts that look alike those whose letters are here."""
    letters = (sign for sign in name if unicodedata.category(sign)[0] == "L")
    return ALIKE.intersection(unicodedata.name(letter, "").split(" ")[0] for letter in letters)
