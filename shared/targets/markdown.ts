import { hintWords, isTelling } from '../tool/hints'
import { titleOf } from '../tool/lenses'
import { hintNames } from '../tool/node'
import { resolve } from '../tool/resolve'
import type { ResolvedTool } from '../tool/resolved'
import { beyondTheList, sameNames } from './losses'
import { conventions } from './markdown/conventions'
import { cell, codeCell, line, prose, table } from './markdown/escape'
import { toolSection } from './markdown/tool-section'
import { fileNames, kebabCase } from './names'
import { defineTarget } from './target'

export const markdown = defineTarget({
  id: 'markdown',
  label: 'Markdown',
  summary: 'A reference for people: every tool with its parameters, behaviour, examples and errors, and a checklist for reviews.',
  options: [],

  render: (toolset) => {
    const tools = resolve(toolset)
    const parts = [
      `# ${line(toolset.title ?? toolset.server?.title ?? toolset.name)}`,
      ...(toolset.server?.instructions ? [prose(toolset.server.instructions)] : []),
      tools.length === 0 ? 'There are no tools yet.' : overview(tools),
      ...tools.flatMap(toolSection),
      ...conventions,
    ]
    return {
      files: [{ path: `${fileNames(kebabCase)(toolset.name)}.md`, text: `${parts.join('\n\n')}\n` }],
      losses: [
        ...sameNames(tools),
        ...tools.flatMap((tool) => beyondTheList(tool, ['/design/deprecated', '/design/history', '/design/results', '/design/examples'])),
      ],
    }
  },
})

const said = { true: 'yes', false: 'no' } as const

/** Name, title and hints of every tool; a hint that nobody set is in brackets, one that means nothing is a dash. */
function overview(tools: readonly ResolvedTool[]): string {
  const answer = ({ hints }: ResolvedTool, name: (typeof hintNames)[number]) => {
    if (!isTelling(name, hints.readOnlyHint.value)) return '–'
    const word = said[`${hints[name].value}`]
    return hints[name].implied ? `(${word})` : word
  }
  return [
    table(
      ['Tool', 'Title', ...hintNames.map((name) => capital(hintWords[name].true))],
      tools.map((tool) => [codeCell(tool.plainName), cell(titleOf(tool.tool) ?? ''), ...hintNames.map((name) => answer(tool, name))]),
    ),
    'In brackets: not said by the tool, so what the protocol assumes. Names stand without the prefix that a server may add.',
  ].join('\n\n')
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
