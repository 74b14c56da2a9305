"""All rules text as it was read beside its English. After a change that is meant, `greathall texts LANG` writes it
anew, and what has changed is read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall import proofs
from greathall.text.fluent import ENGLISH, languages

CHECKOUT = Path(__file__).parents[2]


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != ENGLISH])
def test_the_texts_are_those_that_were_read(lang: str) -> None:
    read = (CHECKOUT / proofs.WRITTEN / f"{lang}.md").read_text(encoding="utf-8")
    assert proofs.page(lang).splitlines() == read.splitlines()
