import { impliedHints, saidHint } from '../../../tool/hints'
import { isDoc, type Json, member } from '../../../tool/json'
import { lines, lineWidth } from '../../text'
import { literal, quoted } from '../literal'
import type { Plan, PlannedTool } from '../plan'

/** `tests/test_tools.py`: what the design says, and what the conventions promise. */
export function testFile(plan: Plan): string {
  const { tools, package: name } = plan
  const literals = tools.flatMap(({ resolved, literals: all }) => all.map(({ property }) => [resolved.plainName, property]))
  const examples = tools.flatMap((tool) => tool.examples.map((example) => ({ tool, example })))
  const steady = examples.filter(({ tool }) => tool.command === undefined && isSteady(tool))
  const prefixed = prefixCases(plan)
  const calls = (all: typeof examples) => all.map(({ tool, example }) => [tool.resolved.plainName, example.arguments])
  const head = lines(
    '"""What the design says of the tools, and what the conventions promise of every call."""',
    '',
    'from __future__ import annotations',
    '',
    'import asyncio',
    'import json',
    'import logging',
    'from typing import Any',
    '',
    'import pytest',
    'from mcp_types import Tool',
    '',
    `from ${name}.call import call_tool`,
    `from ${name}.log import TRACE, logger`,
    `from ${name}.model import Model`,
    prefixed.length > 0 && `from ${name}.prefix import prefix_from, served_name`,
    `from ${name}.result import Result`,
    `from ${name}.tool import Context, ServedTool`,
    `from ${name}.tools import all_tools`,
    examples.length > 0 && `from ${name}.validation import problems_in`,
    '',
    '# Name, title and hints of every tool, as designed.',
    assigned('DESIGNED: list[dict[str, Any]]', tools.map(designedOf)),
  )
  const sections = [
    head,
    ...(prefixed.length > 0 ? [namedText] : []),
    helpers,
    designTest,
    ...(prefixed.length > 0 ? [prefixTest(prefixed)] : []),
    ...(literals.length > 0 ? [literalTest(literals)] : []),
    ...(examples.length > 0 ? [exampleTest(calls(examples))] : []),
    ...(steady.length > 0 ? [steadyTest(calls(steady))] : []),
    conventionTests,
  ]
  return `${sections.map((section) => section.trim()).join('\n\n\n')}\n`
}

const assigned = (name: string, value: Json) => `${name} = ${literal(value, lineWidth, name.length + 3)}`

function designedOf({ resolved, beyond }: PlannedTool): Json {
  const { tool, plainName } = resolved
  const known = (key: string) => (Object.hasOwn(beyond.members, key) ? undefined : member(tool, key))
  const annotations = known('annotations')
  const title = known('title') || (isDoc(annotations) && member(annotations, 'title'))
  return { name: plainName, ...(title && { title }), ...(annotations !== undefined && { annotations }) }
}

/** Twice is the same as once: it changes nothing, or the same thing to the same end. */
const isSteady = ({ resolved: { tool } }: PlannedTool) =>
  (saidHint(tool, 'readOnlyHint') ?? impliedHints.readOnlyHint) || (saidHint(tool, 'idempotentHint') ?? impliedHints.idempotentHint)

const namedText = `
def tool_named(name: str) -> ServedTool:
    return next(tool for tool in all_tools() if tool.definition.name == name)
`

const helpers = `
def tool_that(result: Result[Any] | Exception) -> ServedTool:
    """A tool for the conventions themselves, whatever the real ones do."""

    async def handle(args: Model, context: Context) -> Result[Any]:
        if isinstance(result, Exception):
            raise result
        return result

    definition = Tool(name="probe", input_schema={"type": "object"})
    return ServedTool(definition, Model, handle)


def answer_of(tool: ServedTool, arguments: dict[str, Any] | None = None) -> dict[str, Any]:
    """The Result in an answer, and whether that was marked as an error."""
    answer = asyncio.run(call_tool(tool, arguments or {}))
    [first, *_] = answer.content
    assert first.type == "text"
    said: dict[str, Any] = json.loads(first.text)
    return {**said, "is_error": answer.is_error}
`

const designTest = `
def test_every_tool_has_the_name_title_and_hints_it_was_designed_with() -> None:
    listed = []
    for tool in all_tools():
        entry = tool.definition.model_dump(by_alias=True, exclude_none=True)
        title = entry.get("title") or entry.get("annotations", {}).get("title")
        hints = {"annotations": entry["annotations"]} if "annotations" in entry else {}
        listed.append({"name": entry["name"], **({"title": title} if title else {}), **hints})
    assert listed == DESIGNED
`

function prefixCases({ toolset, tools }: Plan): Json[] {
  const first = tools.find(({ resolved }) => resolved.design.prefix === undefined)?.resolved
  const own = tools.find(({ resolved }) => resolved.design.prefix !== undefined)?.resolved
  const mine = { MCP_TOOL_PREFIX: 'mine' }
  return [
    ...(first
      ? [
          [first.plainName, {}, (toolset.prefix ? `${toolset.prefix}_` : '') + first.plainName],
          [first.plainName, mine, `mine_${first.plainName}`],
          [first.plainName, { MCP_TOOL_PREFIX: '' }, first.plainName],
        ]
      : []),
    ...(own ? [[own.plainName, mine, own.name]] : []),
  ]
}

/** `@pytest.mark.parametrize` with a tuple for each case. */
function parametrize(names: string, cases: readonly Json[]): string {
  const items = cases.map((each) => {
    const text = literal(each, lineWidth - 8, 1)
    return `        (${text.slice(1, -1).replaceAll('\n', '\n        ')}),\n`
  })
  return `@pytest.mark.parametrize(\n    ${quoted(names)},\n    [\n${items.join('')}    ],\n)`
}

const prefixTest = (cases: readonly Json[]) => `
${parametrize('name, env, served', cases)}
def test_the_prefix_comes_from_the_environment_and_empty_means_none(
    name: str, env: dict[str, str], served: str
) -> None:
    assert served_name(tool_named(name), prefix_from(env)) == served
`

const literalTest = (cases: readonly Json[]) => `
${parametrize('name, parameter', cases)}
def test_it_runs_only_with_the_literal_that_was_asked_for(name: str, parameter: str) -> None:
    answer = answer_of(tool_named(name), {parameter: "SOMETHING_ELSE"})
    assert answer["error_type"] == "validation_error"
    assert parameter in [problem["field"] for problem in answer["data"]["validation_errors"]]
    assert answer["is_error"]
`

const exampleTest = (cases: readonly Json[]) => `
${parametrize('name, arguments', cases)}
def test_the_arguments_of_every_example_fit(name: str, arguments: dict[str, Any]) -> None:
    assert problems_in(arguments, tool_named(name).definition.input_schema) == []
`

const steadyTest = (cases: readonly Json[]) => `
${parametrize('name, arguments', cases)}
def test_called_twice_it_answers_as_if_called_once(name: str, arguments: dict[str, Any]) -> None:
    first, second = (answer_of(tool_named(name), arguments) for _ in range(2))
    # The data of a failure names the call.
    assert {**first, "data": None} == {**second, "data": None}
`

const conventionTests = `
def test_a_result_says_what_it_has_to_say_and_nothing_else() -> None:
    good: Result[Any] = Result.ok(
        {"id": 1}, message="Done.", instruction="Switch to PLANNING mode."
    )
    bad: Result[Any] = Result.failure("No such thing.", error_type="not_found")
    assert good.is_ok() and bad.is_failure()
    assert good.to_json() == {
        "success": True,
        "value": {"id": 1},
        "message": "Done.",
        "instruction": "Switch to PLANNING mode.",
    }
    assert json.loads(bad.to_json_str()) == {
        "success": False,
        "error": "No such thing.",
        "error_type": "not_found",
    }


def test_the_instruction_of_a_failure_reaches_the_agent() -> None:
    instruction = "Do NOT attempt to fix this automatically."
    answer = answer_of(tool_that(Result.failure("Broken.", instruction=instruction)))
    assert answer["instruction"] == instruction
    assert answer["is_error"]


def test_what_a_handler_raises_becomes_a_failure_without_its_text() -> None:
    answer = answer_of(tool_that(TypeError("at /home/someone/secret")))
    assert answer["error_type"] == "internal_error"
    assert answer["exception"] == "TypeError"
    assert "secret" not in json.dumps(answer)


@pytest.mark.parametrize(
    "level, result, seen",
    [
        (TRACE, Result.ok("fine"), ["TRACE", "DEBUG"]),
        (logging.INFO, Result.ok("fine"), []),
        (logging.ERROR, Result.failure("broken"), ["ERROR"]),
    ],
)
def test_start_and_success_are_logged_for_those_who_debug_and_a_failure_always(
    level: int, result: Result[Any], seen: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(level, logger=logger.name):
        answer_of(tool_that(result))
    assert [record.levelname for record in caplog.records] == seen
`
