"""Numbers as a language writes them. What a message counts, Fluent writes itself."""

from __future__ import annotations

from decimal import Decimal


class Numbers:
    def __init__(self, lang: str) -> None:
        from babel import Locale  # takes long to load

        self.locale = Locale.parse(lang)

    def decimal(self, value: float, digits: int = 1) -> str:
        """With so many digits after the point."""
        from babel.numbers import format_decimal

        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return str(format_decimal(Decimal(f"{value:.{digits}f}"), pattern, locale=self.locale))

    def percent(self, share: float, digits: int = 1) -> str:
        from babel.numbers import format_percent

        pattern = self.locale.percent_formats[None].pattern.replace(
            "##0", f"##0.{'0' * digits}" if digits else "##0"
        )
        return str(format_percent(Decimal(f"{100 * share:.{digits}f}") / 100, pattern, locale=self.locale))

    def percents(self, between: tuple[float, float]) -> str:
        return f"{self.percent(between[0])} – {self.percent(between[1])}"

    def decimals(self, between: tuple[float, float]) -> str:
        return f"{self.decimal(between[0])} – {self.decimal(between[1])}"
