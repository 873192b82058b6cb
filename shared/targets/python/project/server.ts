import type { Json } from '../../../tool/json'
import { lines, lineWidth } from '../../text'
import { type Argument, call } from '../literal'
import type { Plan } from '../plan'

/** `server.py` */
export function serverFile(plan: Plan): string {
  const { toolset, tools, listsItself } = plan
  const { name, version, title, instructions } = toolset.server ?? {}
  const shown = title ?? toolset.title
  const text = (key: string, value: Json | undefined): Argument[] => (value === undefined ? [] : [{ name: key, value }])
  const server = call(
    'Server',
    [
      { value: name ?? toolset.name },
      ...text('version', version ?? '1.0.0'),
      ...text('title', shown),
      ...text('instructions', instructions),
      { name: 'on_list_tools', code: 'list_tools' },
      { name: 'on_call_tool', code: 'call' },
    ],
    lineWidth - 4,
    listsItself ? 22 : 7,
  ).replaceAll('\n', '\n    ')
  const hasOthers = tools.some(({ beyond }) => beyond.hasOtherOutput)
  const hasMembers = tools.some(({ beyond }) => Object.keys(beyond.members).length > 0)
  return lines(
    '"""The server: lists the tools and calls them."""',
    '',
    'from __future__ import annotations',
    '',
    'import os',
    'from typing import Any',
    '',
    'from mcp import MCPError',
    `from mcp.server.context import ${listsItself ? 'CallNext, HandlerResult, ' : ''}ServerRequestContext`,
    'from mcp.server.lowlevel import Server',
    'from mcp_types import (',
    '    INVALID_PARAMS,',
    '    CallToolRequestParams,',
    '    CallToolResult,',
    '    ListToolsResult,',
    '    PaginatedRequestParams,',
    ')',
    hasOthers && 'from mcp_types.version import MODERN_PROTOCOL_VERSIONS',
    '',
    'from .call import call_tool',
    'from .prefix import prefix_from, served_name',
    'from .tools import all_tools',
    '',
    '',
    'def create_server() -> Server[Any]:',
    '    """A server with all tools, not connected yet. Nothing is registered before this is called."""',
    '    prefix = prefix_from(os.environ)',
    '    tools = [(served_name(tool, prefix), tool) for tool in all_tools()]',
    '',
    '    async def list_tools(',
    '        ctx: ServerRequestContext[Any], params: PaginatedRequestParams | None',
    '    ) -> ListToolsResult:',
    ...(listsItself
      ? ['        # list_as_designed puts them in.', '        return ListToolsResult(tools=[])']
      : [
          '        listed = [tool.definition.model_copy(update={"name": name}) for name, tool in tools]',
          '        return ListToolsResult(tools=listed)',
        ]),
    '',
    '    async def call(ctx: ServerRequestContext[Any], params: CallToolRequestParams) -> CallToolResult:',
    '        tool = next((tool for name, tool in tools if name == params.name), None)',
    '        if tool is None:',
    '            raise MCPError(INVALID_PARAMS, f"Unknown tool: {params.name}")',
    ...(hasOthers
      ? [
          '        answer = await call_tool(tool, params.arguments or {})',
          '        if not is_modern(ctx) and not isinstance(answer.structured_content, dict):',
          '            # Earlier protocol versions know no structured content but objects.',
          '            return answer.model_copy(update={"structured_content": None})',
          '        return answer',
        ]
      : ['        return await call_tool(tool, params.arguments or {})']),
    '',
    ...(listsItself ? listText({ hasOthers, hasMembers }) : []),
    `    ${listsItself ? 'server: Server[Any] = ' : 'return '}${server}`,
    ...(listsItself ? ['    server.middleware.append(list_as_designed)', '    return server'] : []),
    ...(hasOthers
      ? ['', '', 'def is_modern(ctx: ServerRequestContext[Any]) -> bool:', '    return ctx.protocol_version in MODERN_PROTOCOL_VERSIONS']
      : []),
    '',
  )
}

/** The SDK looks at a list before it sends it, and knows less than a list may hold. */
function listText({ hasOthers, hasMembers }: { hasOthers: boolean; hasMembers: boolean }): string[] {
  return [
    '    async def list_as_designed(',
    '        ctx: ServerRequestContext[Any], call_next: CallNext',
    '    ) -> HandlerResult:',
    '        """Lists the tools as they are: the SDK would drop or refuse what its types do not know."""',
    '        result = await call_next(ctx)',
    '        if ctx.method != "tools/list" or not isinstance(result, dict):',
    '            return result',
    '        listed = []',
    '        for name, tool in tools:',
    '            entry = tool.definition.model_dump(by_alias=True, mode="json", exclude_none=True)',
    ...(hasOthers
      ? [
          '            if not is_modern(ctx) and entry.get("outputSchema", {}).get("type") != "object":',
          '                # Earlier protocol versions know no output but objects.',
          '                entry.pop("outputSchema", None)',
        ]
      : []),
    hasMembers ? '            listed.append({**entry, **tool.beyond, "name": name})' : '            listed.append({**entry, "name": name})',
    '        return {**result, "tools": listed}',
    '',
  ]
}
