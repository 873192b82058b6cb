import { lines } from '../../text'
import type { Plan } from '../plan'

/** `call.py` */
export function callFile({ tools }: Plan): string {
  const sendsValues = tools.some(({ structured }) => structured.sends === 'value')
  return lines(callText(sendsValues), sendsValues ? answerOfKinds : answerText)
}

const callText = (sendsValues: boolean) => `"""Runs tools: the same checks, log and answers for all of them."""

from __future__ import annotations

${sendsValues ? 'import json\n' : ''}from dataclasses import replace
from datetime import datetime, timezone
from typing import Any
from uuid import uuid4

from mcp_types import CallToolResult, ${sendsValues ? 'ContentBlock, ' : ''}TextContent

from .log import TRACE, logger
from .result import Result${sendsValues ? ', plain_json' : ''}
from .tool import Context, ServedTool
from .validation import problems_in


async def call_tool(tool: ServedTool, arguments: dict[str, Any]) -> CallToolResult:
    """Checks the arguments, runs the handler, logs how it went, and never raises."""
    name = tool.definition.name
    context = Context(correlation_id=str(uuid4()))
    details: dict[str, Any] = {"correlation_id": context.correlation_id}
    logger.log(TRACE, "Tool %s called", name, extra={"details": details})
    result = await _result_of(tool, arguments, context)
    if result.is_ok():
        logger.debug("Tool %s succeeded", name, extra={"details": details})
        return _answer(${sendsValues ? 'tool, ' : ''}result)
    reason = {**details, "error_type": result.error_type, "arguments": arguments}
    logger.error("Tool %s failed: %s", name, result.error, extra={"details": reason})
    timestamp = datetime.now(timezone.utc).isoformat()
    data = {**(result.data or {}), **details, "timestamp": timestamp}
    answer = _answer(${sendsValues ? 'tool, ' : ''}replace(result, data=data))
    return answer.model_copy(update={"is_error": True})


async def _result_of(tool: ServedTool, arguments: dict[str, Any], context: Context) -> Result[Any]:
    name = tool.definition.name
    try:
        problems = problems_in(arguments, tool.definition.input_schema)
        if problems:
            messages = "; ".join(problem["message"] for problem in problems)
            return Result.failure(
                f"Invalid arguments: {messages}",
                error_type="validation_error",
                message=f"{name} was called with arguments that do not fit.",
                instruction="Suggest corrected values for the fields named before retrying.",
                data={"validation_errors": problems},
            )
        return await tool.handle(tool.arguments.model_validate(arguments), context)
    except Exception as error:  # noqa: BLE001 - whatever it is, the caller gets an answer
        # The log has the whole story; the answer must not carry paths, secrets or a stack.
        details = {"correlation_id": context.correlation_id}
        logger.exception("Tool %s raised", name, extra={"details": details})
        return Result.failure(
            f"{name} failed unexpectedly.",
            error_type="internal_error",
            exception=type(error).__name__,
            message="Something broke while the tool was at work.",
            instruction="Present this error to the user and take no further action.",
        )
`

const answerText = `
def _answer(result: Result[Any]) -> CallToolResult:
    """The whole Result, as text and as structured content."""
    whole = TextContent(text=result.to_json_str())
    return CallToolResult(content=[whole], structured_content=result.to_json())
`

const answerOfKinds = `
def _answer(tool: ServedTool, result: Result[Any]) -> CallToolResult:
    """The Result, or its value alone where that is what the outputSchema describes."""
    whole = TextContent(text=result.to_json_str())
    if not tool.sends_value:
        return CallToolResult(content=[whole], structured_content=result.to_json())
    if result.is_failure():
        return CallToolResult(content=[whole])
    value = plain_json(result.value)
    texts = [json.dumps(value, indent=2, ensure_ascii=False), result.message, result.instruction]
    content: list[ContentBlock] = [TextContent(text=text) for text in texts if text is not None]
    return CallToolResult(content=content, structured_content=value)
`
