import { hintWords, isTelling } from '../../tool/hints'
import { type Json, member } from '../../tool/json'
import { descriptionOf, titleOf } from '../../tool/lenses'
import { hintNames } from '../../tool/node'
import type { ResolvedTool } from '../../tool/resolved'
import { block, cell, code, codeCell, line, prose, table } from './escape'
import { schemaRows } from './schema-rows'

/** Everything about one tool, under a heading of its own. */
export function toolSection(resolved: ResolvedTool): string[] {
  const { tool, plainName, design } = resolved
  const title = titleOf(tool)
  return [
    `## ${title === undefined || title === plainName ? code(plainName) : `${line(title)} (${code(plainName)})`}`,
    ...deprecation(resolved),
    ...(resolved.unlisted === undefined ? [] : [`*Not offered: ${line(resolved.unlisted)}*`]),
    prose(descriptionOf(tool) ?? 'No description.'),
    `**Behaviour:** ${behaviour(resolved)}`,
    ...schemaPart('Parameters', member(tool, 'inputSchema'), 'It takes no parameters.'),
    ...schemaPart('Result', member(tool, 'outputSchema'), undefined),
    ...results(resolved),
    ...(design.examples ?? []).flatMap(example),
    ...history(resolved),
  ].filter((part) => part !== '')
}

function deprecation({ design: { deprecated } }: ResolvedTool): string[] {
  if (!deprecated) return []
  const words = [
    deprecated.since ? `Deprecated since ${line(deprecated.since)}.` : 'Deprecated.',
    deprecated.replacedBy && `Use ${code(deprecated.replacedBy)} instead.`,
    deprecated.removedIn && `It goes away in ${line(deprecated.removedIn)}.`,
    deprecated.note && prose(deprecated.note),
  ]
  return [`> **${words[0]}** ${words.slice(1).filter(Boolean).join(' ')}`.trimEnd()]
}

/** The hints in words; what nobody said is marked as the protocol's assumption. */
function behaviour({ hints }: ResolvedTool): string {
  const words = hintNames
    .filter((name) => isTelling(name, hints.readOnlyHint.value))
    .map((name) => `${hintWords[name][`${hints[name].value}`]}${hints[name].implied ? ' (implied)' : ''}`)
  return `${words.join(', ')}.`
}

function schemaPart(heading: string, schema: Json | undefined, empty: string | undefined): string[] {
  if (schema === undefined) return empty === undefined ? [] : [`### ${heading}`, empty]
  const rows = schemaRows(schema)
  if (rows.length === 0) return empty === undefined ? [] : [`### ${heading}`, empty]
  return [
    `### ${heading}`,
    table(
      ['Name', 'Type', 'Required', 'Description'],
      rows.map(({ name, words, required, about }) => [codeCell(name), cell(words), required ? 'yes' : 'no', cell(about)]),
    ),
  ]
}

function results({ design: { results = [] } }: ResolvedTool): string[] {
  const part = (heading: string, when: 'success' | 'failure') => {
    const cases = results.filter((one) => one.when === when)
    if (cases.length === 0) return []
    const rows = cases.map(({ errorType, message, instruction }) => [
      errorType ? codeCell(errorType) : '',
      cell(message),
      cell(instruction ?? ''),
    ])
    return [`### ${heading}`, table(['Kind', 'Message to the person', 'Instruction to the model'], rows)]
  }
  return [...part('Outcomes', 'success'), ...part('Errors', 'failure')]
}

function example({ title, arguments: args, answer, note }: NonNullable<ResolvedTool['design']['examples']>[number]): string[] {
  return [
    `### Example${title ? `: ${line(title)}` : ''}`,
    note ? prose(note) : '',
    block(JSON.stringify(args, null, 2), 'json'),
    ...(answer === undefined ? [] : ['answers', block(JSON.stringify(answer, null, 2), 'json')]),
  ]
}

function history({ design: { history = [] } }: ResolvedTool): string[] {
  if (history.length === 0) return []
  return ['### Versions', history.map(({ version, note }) => `- **${line(version)}**: ${prose(note).replaceAll('\n', ' ')}`).join('\n')]
}
