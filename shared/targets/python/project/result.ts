import { errorTypes } from '../../../tool/error-types'
import { lines } from '../../text'
import type { Plan } from '../plan'

/** `result.py` */
export function resultFile({ tools }: Plan): string {
  const hasCases = tools.some(({ resolved }) => (resolved.design.results?.length ?? 0) > 0)
  return lines(
    '"""How a call ended: what handlers return, and what goes out to the client."""',
    '',
    'from __future__ import annotations',
    '',
    'import json',
    'from dataclasses import dataclass',
    `from typing import Any, Generic, Literal, ${hasCases ? 'TypedDict, ' : ''}TypeVar`,
    '',
    'from pydantic import TypeAdapter',
    classesText(hasCases ? notesText : ''),
  )
}

const notesText = `
class Notes(TypedDict, total=False):
    """What a result says beside its value or its error."""

    message: str
    instruction: str


class FailureNotes(Notes, total=False):
    error_type: ErrorType | str

`

const classesText = (notes: string) => `
T = TypeVar("T")

# What went wrong, in a word that a program can act on.
ErrorType = Literal[
${errorTypes.map((type) => `    "${type}",`).join('\n')}
]

_ANYTHING: TypeAdapter[Any] = TypeAdapter(Any)

${notes}
@dataclass(frozen=True)
class Result(Generic[T]):
    """A success with its value, or a failure with its error; handlers raise nothing on purpose.

    \`message\` is for the person, \`instruction\` for the agent that made the call.
    """

    success: bool
    value: T | None = None
    error: str | None = None
    error_type: ErrorType | str | None = None
    # The class of what was raised; its text stays in the log.
    exception: str | None = None
    message: str | None = None
    instruction: str | None = None
    data: dict[str, Any] | None = None

    @classmethod
    def ok(
        cls, value: T, *, message: str | None = None, instruction: str | None = None
    ) -> Result[T]:
        return cls(success=True, value=value, message=message, instruction=instruction)

    @classmethod
    def failure(
        cls,
        error: str,
        *,
        error_type: ErrorType | str = "internal_error",
        exception: str | None = None,
        message: str | None = None,
        instruction: str | None = None,
        data: dict[str, Any] | None = None,
    ) -> Result[T]:
        return cls(
            success=False,
            error=error,
            error_type=error_type,
            exception=exception,
            message=message,
            instruction=instruction,
            data=data,
        )

    def is_ok(self) -> bool:
        return self.success

    def is_failure(self) -> bool:
        return not self.success

    def to_json(self) -> dict[str, Any]:
        """The result as plain JSON: what it does not say is left out."""
        said = {name: part for name, part in vars(self).items() if part is not None}
        if self.success:
            said["value"] = plain_json(self.value)
        return said

    def to_json_str(self) -> str:
        return json.dumps(self.to_json(), indent=2, ensure_ascii=False)


def plain_json(value: Any) -> Any:
    """A value as JSON has it: models under their own names, without what was never set."""
    return _ANYTHING.dump_python(value, mode="json", by_alias=True, exclude_unset=True)
`
