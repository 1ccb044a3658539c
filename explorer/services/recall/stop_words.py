"""Words that say nothing of what is sought: without them, a question's words are those of its answer."""

from __future__ import annotations

import re

_WORDS = """
    a about above after again against all am an and any are as at be because been before being below between both but
    by can could d did do does doing don down during each few for from further had has have having he her here hers him
    his how i if in into is it its just let ll m may me might more most must my no nor not now of off on once only or
    other our ours out over own re s same shall she should so some such t than that the their theirs them then there
    these they this those through to too under until up us ve very was we were what when where which while who whom
    whose why will with would you your yours aren couldn didn doesn hadn hasn haven isn shouldn wasn weren won wouldn

    a al algo ante antes como con contra cual cuando de del desde donde durante e el ella ellas ellos en entre era eran
    es esa esas ese eso esos esta estas este esto estos está están fue fueron ha han hasta hay la las le les lo los me
    mi mis muy más nada ni no nos nosotros nuestra nuestro o os otra otro para pero poco por porque que quien se ser si
    sin sobre son su sus sí también te tiene todo tu un una unas uno unos y ya yo
    cómo cuál cuáles cuándo cuánto dónde qué quién quiénes

    а або але б без би бо був буде була були було бути в вас вам ваш ваша ваше ваші вже ви від він вона вони воно все
    всі де для до є ж же за з зі і із й його її їх їм коли ли лише має мене мені ми на над нам нас наш наша наше наші не
    ні них о об от по при про під свій своя свої та так там те ти то той тому ту тут у усі це цей ця ці чи чий чому що
    щоб як яка яке які якого якої яку який якщо я хто
"""
"""English: the list of NLTK and the auxiliaries that it lacks; Spanish: the commonest of Snowball's list; Ukrainian:
words of the same kinds."""
_STOP = frozenset(_WORDS.split())
_WORD = re.compile(r"\w+")


def without_stop_words(text: str) -> str:
    """`text` without English, Spanish and Ukrainian stop words; as it is where it has no others.

    What stands in capitals among other words is a name ("WHO", "IT") and stays.
    """
    shouts = text.isupper()

    def kept(word: re.Match[str]) -> str:
        is_name = len(word[0]) > 1 and word[0].isupper() and not shouts
        return word[0] if is_name or word[0].casefold() not in _STOP else " "

    left = _WORD.sub(kept, text)
    return left if _WORD.search(left) else text
