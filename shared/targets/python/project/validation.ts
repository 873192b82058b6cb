/** `validation.py` */
export const validationFile = `"""Checks arguments against the schema of a tool, and says in words what does not fit."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, TypedDict

from jsonschema import (
    Draft4Validator,
    Draft6Validator,
    Draft7Validator,
    Draft201909Validator,
    Draft202012Validator,
)
from jsonschema.exceptions import ValidationError
from referencing import Registry


class Problem(TypedDict):
    """One argument that does not fit: what is allowed there, and what was sent."""

    field: str
    message: str
    expected: Any
    received: Any


# Where a schema names none of them, it is of draft 2020-12.
_OLDER = {
    "draft-04": Draft4Validator,
    "draft-06": Draft6Validator,
    "draft-07": Draft7Validator,
    "2019-09": Draft201909Validator,
}


def problems_in(arguments: object, schema: dict[str, Any]) -> list[Problem]:
    """What is wrong with the arguments, if anything. Raises if the schema itself cannot be used."""
    named = str(schema.get("$schema", ""))
    dialect = next((each for mark, each in _OLDER.items() if mark in named), Draft202012Validator)
    # An empty registry: a reference to another document is an error, never a request.
    registry: Registry[Any] = Registry()
    validator = dialect(schema, registry=registry, format_checker=dialect.FORMAT_CHECKER)
    problems: list[Problem] = []
    for error in validator.iter_errors(arguments):
        problems.extend(problem for problem in _told(error) if problem not in problems)
    return problems


def _told(error: ValidationError) -> Iterator[Problem]:
    place = [str(step) for step in error.absolute_path]
    rule: Any = error.validator_value
    value: Any = error.instance
    schema: Any = error.schema

    def at(message: str, expected: Any) -> Problem:
        return Problem(
            field=".".join(place), message=message, expected=expected, received=_shortened(value)
        )

    def missing(name: str) -> Problem:
        described = schema.get("properties", {}).get(name)
        return Problem(
            field=".".join([*place, name]),
            message=f"Missing required parameter '{name}'",
            expected=described.get("type", "a value") if isinstance(described, dict) else "a value",
            received=None,
        )

    def unknown(name: str, sent: Any) -> Problem:
        return Problem(
            field=".".join([*place, name]),
            message=f"Unknown parameter '{name}'",
            expected="nothing",
            received=_shortened(sent),
        )

    match error.validator:
        case "required":
            yield from (missing(name) for name in rule if name not in value)
        case "dependentRequired":
            needed = [names for given, names in rule.items() if given in value]
            yield from (missing(name) for names in needed for name in names if name not in value)
        case "additionalProperties":
            patterns = schema.get("patternProperties", {})
            yield from (
                unknown(name, sent)
                for name, sent in value.items()
                if name not in schema.get("properties", {})
                and not any(re.search(pattern, name) for pattern in patterns)
            )
        case None:
            # The schema of this place is just \`false\`.
            parent, name = place[:-1], (place or [""])[-1]
            place = parent
            yield unknown(name, value)
        case "type":
            expected = " or ".join([rule] if isinstance(rule, str) else rule)
            yield at(f"Expected {expected}, received {_type_of(value)}", expected)
        case "enum":
            yield at(f"Value must be one of: {', '.join(_plain(choice) for choice in rule)}", rule)
        case "const":
            yield at(f"Value must be: {_plain(rule)}", rule)
        case "minItems" | "maxItems":
            least, most = schema.get("minItems", 0), schema.get("maxItems")
            size = f"at least {least}" if most is None else f"between {least} and {most}"
            yield at(f"Array must have {size} items", f"{size} items")
        case "anyOf" | "oneOf":
            yield at("Value fits none of the alternatives, or more than one", rule)
        case keyword if keyword in _LIMITS:
            verb, limit = _LIMITS[keyword]
            allowed = limit.format(rule)
            yield at(f"Value must {verb} {allowed}", allowed)
        case keyword:
            yield at(f"Value breaks the rule '{keyword}'", rule)


# What a value must be or have, in two parts: the second alone says what is allowed.
_LIMITS = {
    "minimum": ("be", "at least {}"),
    "maximum": ("be", "at most {}"),
    "exclusiveMinimum": ("be", "more than {}"),
    "exclusiveMaximum": ("be", "less than {}"),
    "multipleOf": ("be", "a multiple of {}"),
    "minLength": ("have", "at least {} characters"),
    "maxLength": ("have", "at most {} characters"),
    "pattern": ("match", "the pattern {}"),
    "format": ("be", "a valid {}"),
    "uniqueItems": ("hold", "each item only once"),
    "minProperties": ("have", "at least {} members"),
    "maxProperties": ("have", "at most {} members"),
}


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _type_of(value: Any) -> str:
    if value is None:
        return "null"
    # A bool is an int to Python, so it comes before the numbers.
    names = {bool: "boolean", str: "string", list: "array", dict: "object"}
    return names.get(type(value), "number")


def _shortened(value: Any) -> Any:
    """The caller knows what it sent: the beginning is enough to find it again."""
    text = json.dumps(value, ensure_ascii=False)
    return value if len(text) <= 200 else f"{text[:200]}…"
`
