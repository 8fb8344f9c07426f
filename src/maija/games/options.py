"""What the rules of every family share: fields that carry a clause, read and printed as text.

Here lives how an option is written (``hand_size=5``), how it is read back and how a refusal of
rules is told. What an option means lives in the family's law, and nowhere here.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_DIGITS = {"ONE": "1", "TWO": "2", "THREE": "3", "FIVE": "5"}


class Choice(IntEnum):
    """One of the laws an option may have; written in lower case, numbers as digits."""

    @property
    def text(self) -> str:
        """The value as it is written in an option, for example ``kq_anytime``."""
        return _DIGITS.get(self.name, self.name.lower())


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a code, its facts, and the clause it rests on.

    The sentence for a person is made from it in his language by ``maija.text``; ``str()`` is the
    plain form of the bare library.
    """

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    clause: str = ""

    def __str__(self) -> str:
        """Code, facts and clause in plain English."""
        facts = ", ".join(f"{name}: {_plain(value)}" for name, value in self.facts.items())
        told = self.code.replace("-", " ")
        if facts:
            told += f" ({facts})"
        return f"{told} [{self.clause}]" if self.clause else told


def _plain(value: Any) -> str:  # noqa: ANN401 -- facts are any printable value
    if isinstance(value, list | tuple):
        return " ".join(_plain(part) for part in value)
    return str(value)


class RulesError(ValueError):
    """Rules that cannot be played: an unknown option, a value out of range, fields that clash."""

    def __init__(self, *reasons: Reason) -> None:
        """Keep every reason; the message is all of them, a line each."""
        super().__init__("\n".join(str(reason) for reason in reasons))
        self.reasons = reasons


def option(default: Any, clause: str, **limits: Any) -> Any:  # noqa: ANN401 -- as dataclasses.field
    """Declare a field of the rules with the clause it carries.

    Limits: ``least`` and ``most`` for whole numbers, ``values`` for the only numbers allowed,
    ``words`` for numbers that are written as a word, ``read`` and ``write`` for other texts.
    """
    return field(default=default, metadata={"clause": clause, **limits})


_SPECS: Final[dict[type, dict[str, dataclasses.Field[Any]]]] = {}


def _specs(rules: type[Options]) -> dict[str, dataclasses.Field[Any]]:
    """The fields of a family's rules, by name; worked out once."""
    if rules not in _SPECS:
        _SPECS[rules] = {spec.name: spec for spec in dataclasses.fields(rules)}
    return _SPECS[rules]


@dataclass(frozen=True, repr=False)
class Options:
    """Base of a family's rules: reading, printing and comparing the fields."""

    family: ClassVar[str] = ""
    tables: ClassVar[range] = range(0)
    """How many players the family can seat at all."""
    meaning: ClassVar[tuple[tuple[str, str, Callable[[Any], bool], str], ...]] = ()
    """Which field means something only by another: both names, when it does, and the clause."""
    shorthands: ClassVar[Mapping[str, Mapping[str, str]]] = {}

    def __post_init__(self) -> None:
        """Refuse a value that its field does not have.

        Raises:
            RulesError: naming the field, the value and what would be right.
        """
        for spec in _specs(type(self)).values():
            value = getattr(self, spec.name)
            object.__setattr__(self, spec.name, self._fit(spec, value))

    @classmethod
    def _fit(cls, spec: dataclasses.Field[Any], value: Any) -> Any:  # noqa: ANN401 -- any field
        fit: Callable[[Any], Any] | None = spec.metadata.get("fit")
        if fit is not None:
            return fit(value)
        kind = cls.kind(spec.name)
        if kind is bool:
            good = isinstance(value, int) and value in {0, 1}
        elif issubclass(kind, Choice):
            good = isinstance(value, int) and value in list(kind)
        else:
            good = isinstance(value, int) and not isinstance(value, bool) and cls._in(spec, value)
        if not good:
            raise RulesError(cls._bad_value(spec.name, str(value)))
        return kind(value)

    @staticmethod
    def _in(spec: dataclasses.Field[Any], value: int) -> bool:
        limits = spec.metadata
        if "values" in limits:
            return value in limits["values"]
        return bool(limits.get("least", 0) <= value <= limits.get("most", 1000))

    @classmethod
    def kind(cls, name: str) -> Any:  # noqa: ANN401 -- a type
        """The type of a field."""
        return type(cls.spec(name).default)

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The options of the family, in the order of its rules."""
        return tuple(_specs(cls))

    @classmethod
    def spec(cls, name: str) -> dataclasses.Field[Any]:
        """One field by its name.

        Raises:
            RulesError: there is no such option.
        """
        spec = _specs(cls).get(name)
        if spec is None:
            facts = {"option": name, "family": cls.family, "options": cls.names()}
            raise RulesError(Reason("unknown-option", facts))
        return spec

    @classmethod
    def clause(cls, name: str) -> str:
        """The clause of the rules that an option carries, for example ``S1.7``."""
        return str(cls.spec(name).metadata["clause"])

    @classmethod
    def values(cls, name: str) -> tuple[Any, ...]:
        """The values an option may have; of a range of numbers the ones worth trying."""
        spec = cls.spec(name)
        kind = cls.kind(name)
        if "samples" in spec.metadata:
            return tuple(spec.metadata["samples"])
        if kind is bool:
            return (False, True)
        if "values" in spec.metadata:
            return tuple(spec.metadata["values"])
        return tuple(kind)

    @classmethod
    def _bad_value(cls, name: str, text: str) -> Reason:
        limits = cls.spec(name).metadata
        words: Mapping[str, int] = limits.get("words", {})
        kind = cls.kind(name)
        if "expected" in limits:
            expected = str(limits["expected"])
        elif kind is bool:
            expected = "yes, no"
        elif "values" not in limits and issubclass(kind, Choice):
            expected = ", ".join(value.text for value in kind)
        elif "values" in limits:
            expected = ", ".join(cls.written(name, value) for value in limits["values"])
        else:
            numbers = f"{limits.get('least', 0)}-{limits.get('most', 1000)}"
            expected = ", ".join([*words, numbers])
        return Reason("bad-value", {"option": name, "value": text[:60], "expected": expected})

    @classmethod
    def written(cls, name: str, value: Any) -> str:  # noqa: ANN401 -- any field
        """A value of an option as it is written."""
        limits = cls.spec(name).metadata
        if "write" in limits:
            return str(limits["write"](value))
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Choice):
            return value.text
        for word, number in limits.get("words", {}).items():
            if number == value:
                return str(word)
        return str(value)

    def text(self, name: str) -> str:
        """The value of one option as it is written."""
        return self.written(name, getattr(self, name))

    def texts(self) -> dict[str, str]:
        """Every option as it is written, in order."""
        return {name: self.text(name) for name in self.names()}

    def differences(self, base: Options) -> dict[str, str]:
        """The options whose value is not that of ``base``, as they are written."""
        return {
            name: self.text(name)
            for name in self.names()
            if getattr(self, name) != getattr(base, name)
        }

    @classmethod
    def read(cls, name: str, text: str) -> Any:  # noqa: ANN401 -- any field
        """Read the value of one option.

        Raises:
            RulesError: no such option, or no such value; the reason says which would be right.
        """
        limits = cls.spec(name).metadata
        word = text.strip().lower().replace("-", "_")
        kind = cls.kind(name)
        if "read" in limits:
            return limits["read"](text)
        if kind is bool and word in {"yes", "no"}:
            return word == "yes"
        if issubclass(kind, Choice):
            for value in kind:
                if value.text == word and value in limits.get("values", tuple(kind)):
                    return value
        elif kind is int:
            if word in limits.get("words", {}):
                return limits["words"][word]
            if word.isascii() and word.isdigit() and len(word) <= 6:
                return int(word)
        raise RulesError(cls._bad_value(name, text))

    def changed(self, options: Mapping[str, str] | Iterable[tuple[str, str]]) -> Self:
        """These rules with some options changed, given as text.

        Raises:
            RulesError: with every option that is unknown or has no such value.
        """
        values: dict[str, Any] = {}
        reasons: list[Reason] = []
        for name, text in dict(options).items():
            word = name.strip().lower().replace("-", "_")
            if word in self.shorthands:
                if text.strip().lower() == "yes":
                    for inner, inner_text in self.shorthands[word].items():
                        values[inner] = self.read(inner, inner_text)
                elif text.strip().lower() != "no":
                    reasons.append(
                        Reason("bad-value", {"option": word, "value": text, "expected": "yes, no"})
                    )
                continue
            try:
                values[word] = self.read(word, text)
            except RulesError as error:
                reasons.extend(error.reasons)
        if reasons:
            raise RulesError(*reasons)
        return dataclasses.replace(self, **values)

    def meaningless(self, base: Options | None, found: Iterable[Reason]) -> list[Reason]:
        """Changed values that another field makes meaningless, each reason naming both fields.

        Args:
            base: the preset that these rules change; without one no value is a changed one.
            found: clashes told already; a field that they name is not told again.
        """
        told = clashing(found)
        return [
            clash(clause, **{name: self.text(name), needed: self.text(needed)})
            for name, needed, has_meaning, clause in (self.meaning if base else ())
            if name not in told
            and getattr(self, name) != getattr(base, name)
            and not has_meaning(self)
        ]

    def matters(self, name: str, players: int) -> bool:  # noqa: ARG002 -- a family may ask
        """Whether an option decides anything; one that another makes meaningless does not."""
        return all(has(self) for option_, _, has, _ in self.meaning if option_ == name)

    def __repr__(self) -> str:
        """Only what differs from the family's default; it can be pasted back."""
        base = type(self)()
        told = [
            f"{spec.name}={_source(getattr(self, spec.name))}"
            for spec in dataclasses.fields(self)
            if getattr(self, spec.name) != getattr(base, spec.name)
        ]
        return f"{type(self).__name__}({', '.join(told)})"


def _source(value: Any) -> str:  # noqa: ANN401 -- any field
    if isinstance(value, Choice):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, tuple):
        return f"({', '.join(_source(part) for part in value)}{',' if len(value) == 1 else ''})"
    return repr(value)


def clash(clause: str, **fields: str) -> Reason:
    """The reason for refusing rules whose fields clash: each field with its value."""
    return Reason("clash", {"fields": [f"{name}={text}" for name, text in fields.items()]}, clause)


def clashing(reasons: Iterable[Reason]) -> set[str]:
    """The fields that the reasons name."""
    return {text.partition("=")[0] for reason in reasons for text in reason.facts["fields"]}
