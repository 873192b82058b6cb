import type { Toolset } from '../../tool/toolset'
import { kebabCase, pascalCase, snakeCase, uniqueNames, wordsOf } from '../names'
import { type PlannedTool as CommonTool, planOf as commonPlanOf } from '../plan'
import type { Loss } from '../target'
import { type Beyond, beyondSdk } from './definition'
import { moduleNames } from './names'

export type PlannedTool = CommonTool & {
  /** The module of the tool: its file without the ending. */
  module: string
  beyond: Beyond
}

export type Plan = {
  toolset: Toolset
  tools: readonly PlannedTool[]
  losses: readonly Loss[]
  /** The name of the project, and that of the package in it. */
  project: string
  package: string
  /** Some tool holds what the SDK would drop or refuse: the server lists the tools by itself. */
  listsItself: boolean
}

/** What becomes of each tool, with the names it has in Python. */
export function planOf(toolset: Toolset): Plan {
  const { tools: planned, losses } = commonPlanOf(toolset)
  const module = moduleNames()
  const typeName = uniqueNames()
  const tools = planned.map((tool) => {
    const name = module(tool.resolved.plainName)
    return {
      ...tool,
      module: name,
      typeName: typeName(pascalCase(wordsOf(name)).replace(/^(?=\d|$)/, 'Tool')),
      beyond: beyondSdk(tool.definition),
    }
  })
  const words = wordsOf(toolset.name)
  return {
    toolset,
    tools,
    losses,
    project: kebabCase(words).slice(0, 100).replace(/-$/, '') || 'mcp-tools',
    package: packageName(words),
    listsItself: tools.some(({ beyond }) => beyond.isRefused || Object.keys(beyond.members).length > 0 || beyond.hasOtherOutput),
  }
}

/** A package of this name must not hide one that it uses itself. */
const takenPackages = /^(mcp|mcp_types|pydantic|pydantic_core|jsonschema|referencing|anyio|tests|pytest|src|test)$/

function packageName(words: readonly string[]): string {
  const name = moduleNames()(snakeCase(words) || 'mcp_tools')
  return takenPackages.test(name) ? `${name}_server` : name
}
