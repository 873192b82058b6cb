import { lines, lineWidth } from '../../text'
import { call, quoted } from '../literal'
import type { Plan, PlannedTool } from '../plan'

/** `model.py` */
export const modelFile = `"""What the models of arguments and values have in common."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Members that a schema leaves open are kept, in \`model_extra\`."""

    model_config = ConfigDict(extra="allow")
`

const hasOwnPrefix = ({ resolved }: PlannedTool) => resolved.design.prefix !== undefined
const hasMembers = ({ beyond }: PlannedTool) => Object.keys(beyond.members).length > 0
const sendsValue = ({ structured }: PlannedTool) => structured.sends === 'value'

/** `tool.py` */
export function toolTypeFile({ tools }: Plan): string {
  const withMembers = tools.some(hasMembers)
  return lines(
    '"""What a tool is to the server, and what a handler is given."""',
    '',
    'from __future__ import annotations',
    '',
    'from collections.abc import Awaitable, Callable',
    `from dataclasses import dataclass${withMembers ? ', field' : ''}`,
    'from typing import Any',
    '',
    'from mcp_types import Tool',
    '',
    'from .model import Model',
    'from .result import Result',
    '',
    '',
    '@dataclass(frozen=True)',
    'class Context:',
    '    """What a handler is given beside its arguments; no part of any schema."""',
    '',
    '    # Names this call in the log and in a failure.',
    '    correlation_id: str',
    '',
    '',
    '@dataclass(frozen=True)',
    'class ServedTool:',
    '    """A tool with all that is needed to list it and to call it."""',
    '',
    '    definition: Tool',
    '    # The typed view of arguments that fit the schema.',
    '    arguments: type[Model]',
    '    handle: Callable[[Any, Context], Awaitable[Result[Any]]]',
    ...(tools.some(hasOwnPrefix)
      ? ['    # Stands before the name as it is, whatever the prefix of the server.', '    prefix: str | None = None']
      : []),
    ...(tools.some(sendsValue)
      ? ['    # Its outputSchema describes the value alone, not the whole Result.', '    sends_value: bool = False']
      : []),
    ...(withMembers ? ["    # Members that the SDK's Tool cannot hold.", '    beyond: dict[str, Any] = field(default_factory=dict)'] : []),
    '',
  )
}

/** `prefix.py` */
export function prefixFile({ toolset, tools }: Plan): string {
  const hasOwn = tools.some(hasOwnPrefix)
  return lines(
    '"""What stands before the names of the tools."""',
    '',
    'from __future__ import annotations',
    '',
    'from collections.abc import Mapping',
    '',
    'from .tool import ServedTool',
    '',
    `DEFAULT_PREFIX = ${quoted(toolset.prefix ?? '')}`,
    '',
    '',
    'def prefix_from(env: Mapping[str, str]) -> str:',
    '    """What all names begin with: `MCP_TOOL_PREFIX`, where empty means nothing, or the default."""',
    '    return env.get("MCP_TOOL_PREFIX", DEFAULT_PREFIX)',
    '',
    '',
    'def served_name(tool: ServedTool, prefix: str) -> str:',
    `    """The name a client sees, joined to the prefix by "_"${hasOwn ? '; a prefix of its own stands as it is' : ''}."""`,
    hasOwn && '    if tool.prefix is not None:\n        return tool.prefix + tool.definition.name',
    '    return f"{prefix}_{tool.definition.name}" if prefix else tool.definition.name',
    '',
  )
}

/** `tools/__init__.py` */
export function registryFile({ tools }: Plan): string {
  const names = tools.map(({ module }) => module).sort()
  const flat = `from . import ${names.join(', ')}`
  return lines(
    '"""All tools of the server."""',
    '',
    'from __future__ import annotations',
    '',
    'from ..tool import ServedTool',
    names.length > 0 && (flat.length <= lineWidth ? flat : `from . import (\n${names.map((name) => `    ${name},\n`).join('')})`),
    '',
    '',
    'def all_tools() -> list[ServedTool]:',
    '    """The tools in the order they are listed. Nothing is registered before a server asks."""',
    tools.length === 0 ? '    return []' : `    return [\n${tools.map((tool) => `        ${served(tool)},\n`).join('')}    ]`,
    '',
  )
}

function served(tool: PlannedTool): string {
  const { module, typeName, resolved } = tool
  return call(
    'ServedTool',
    [
      { code: `${module}.DEFINITION` },
      { code: `${module}.${typeName}Arguments` },
      { code: `${module}.handle` },
      ...(hasOwnPrefix(tool) ? [{ name: 'prefix', value: resolved.design.prefix as string }] : []),
      ...(sendsValue(tool) ? [{ name: 'sends_value', value: true }] : []),
      ...(hasMembers(tool) ? [{ name: 'beyond', code: `${module}.BEYOND` }] : []),
    ],
    lineWidth - 8,
    1,
  ).replaceAll('\n', '\n        ')
}
