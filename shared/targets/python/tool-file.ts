import { validatorFor } from '../../schema/validate'
import { type Doc, isDoc, type Json, member } from '../../tool/json'
import { snakeCase, uniqueNames, wordsOf } from '../names'
import type { RenderedFile } from '../target'
import { indent, inShort, lines, lineWidth, ownDescription } from '../text'
import { commandCall } from './command-call'
import { toolCall } from './definition'
import { comment, docstring } from './docstring'
import { call, literal, step } from './literal'
import { modelWriter } from './model-of'
import type { Plan, PlannedTool } from './plan'

/** From this line on a file belongs to its author. */
export const handlerMarker = '# The handler. From here on the file is yours: generating again replaces only what stands above.'

/** Names that a class of this file must not take: those it imports, and those it defines. */
const takenNames =
  'Any Literal Tool ToolAnnotations ToolExecution Icon ConfigDict Field Model Context Result Notes FailureNotes Argument Command Output run_command printed_json handle None True False'.split(
    ' ',
  )

/** `src/<package>/tools/<name>.py`: what is known of a tool, and its handler. */
export function toolFile(tool: PlannedTool, plan: Plan): RenderedFile {
  const models = modelsOf(tool)
  const tool_ = definitionText(tool)
  const sections = [...models.texts, ...schemaTexts(tool), tool_.text, ...extras(tool)]
  const handler = handlerText(tool, models)
  const whole = withoutTexts([...sections, handler].join('\n'))
  const head = lines(
    docstring([`${tool.resolved.plainName}: its arguments, its definition and its handler.`]),
    '',
    'from __future__ import annotations',
    '',
    `from typing import ${['Any', 'Literal'].filter((name) => uses(whole, name)).join(', ')}`,
    '',
    `from mcp_types import ${tool_.types.join(', ')}`,
    /\b(ConfigDict|Field)\b/.test(whole) &&
      `from pydantic import ${['ConfigDict', 'Field'].filter((name) => uses(whole, name)).join(', ')}`,
    '',
    tool.command &&
      `from ..command import ${['Argument', 'Command', 'Output', 'printed_json', 'run_command'].filter((name) => uses(whole, name)).join(', ')}`,
    'from ..model import Model',
    `from ..result import ${['FailureNotes', 'Notes', 'Result'].filter((name) => uses(whole, name)).join(', ')}`,
    'from ..tool import Context',
  )
  return {
    path: `src/${plan.package}/tools/${tool.module}.py`,
    text: `${head}\n\n\n${arranged(sections)}\n${handlerMarker}\n\n\n${handler}\n`,
    keepFrom: handlerMarker,
  }
}

/** Code without its texts and comments: what is left are names. */
const withoutTexts = (code: string) => code.replace(/"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*/g, '')

const uses = (code: string, name: string) => new RegExp(`\\b${name}\\b`).test(code)

/** Two empty lines around a class, one between plain statements. */
function arranged(sections: readonly string[]): string {
  return sections
    .map((text, index) => {
      const next = sections[index + 1]
      const isWide = text.startsWith('class ') || next?.startsWith('class ') === true
      return `${text}\n${isWide ? '\n\n' : '\n'}`
    })
    .join('')
}

const argumentsType = ({ typeName }: PlannedTool) => `${typeName}Arguments`

type Models = { texts: readonly string[]; value: string; isModel: boolean }

function modelsOf(tool: PlannedTool): Models {
  const { plainName, tool: entry } = tool.resolved
  const [name, valueName] = [argumentsType(tool), `${tool.typeName}Value`]
  const { value } = tool.structured
  const schema = member(entry, 'inputSchema')
  const writer = modelWriter([...takenNames, name, valueName, ...capitalKeys(schema ?? null), ...capitalKeys(value ?? null)])
  writer.model(name, isDoc(schema) ? schema : {}, `Arguments of ${plainName}.`)
  const type = value === undefined ? undefined : writer.type(valueName, value, `What ${plainName} gives back.`)
  return { texts: writer.texts(), value: type?.name ?? (tool.command ? 'Output' : 'Any'), isModel: type?.isModel === true }
}

/** A field would hide a class of the same name from the annotations below it. */
function capitalKeys(schema: Json): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = isDoc(schema) ? Object.keys(schema).filter((key) => /^[A-Z]\w*$/.test(key)) : []
  return [...own, ...Object.values(schema).flatMap((each: Json) => capitalKeys(each))]
}

function schemaTexts({ definition }: PlannedTool): string[] {
  const [input, output] = [member(definition, 'inputSchema'), member(definition, 'outputSchema')]
  return [
    schemaText('INPUT_SCHEMA', isDoc(input) ? input : { type: 'object' }),
    ...(isDoc(output) ? [schemaText('OUTPUT_SCHEMA', output)] : []),
  ]
}

const schemaText = (name: string, schema: Doc) => {
  const lead = `${name}: dict[str, Any] = `
  return lead + literal(schema, lineWidth, lead.length)
}

function definitionText({ resolved, definition }: PlannedTool): { text: string; types: readonly string[] } {
  const { design, faults, plainName } = resolved
  const { code, types } = toolCall(definition, 'DEFINITION = '.length)
  const about = [
    `${plainName} as tools/list carries it, apart from the prefix of its name.`,
    deprecation(design.deprecated),
    ...(design.history ?? []).map(({ version, note }) => `${version}: ${note}`),
    ...faults.map(({ at, message }) => `To be mended${at === '' ? '' : ` at ${at}`}: ${message}`),
  ]
  return { text: lines(...about.map((text) => text && comment(text)), `DEFINITION = ${code}`), types }
}

function deprecation(deprecated: PlannedTool['resolved']['design']['deprecated']): string | undefined {
  if (!deprecated) return undefined
  const { since, replacedBy, removedIn, note } = deprecated
  const parts = [
    `Deprecated${since ? ` since ${since}` : ''}${replacedBy ? `, use ${replacedBy} instead` : ''}.`,
    removedIn && `It goes away in ${removedIn}.`,
    note,
  ]
  return parts.filter(Boolean).join(' ')
}

/** What only some tools have: members that the SDK does not know, a command, cases. */
function extras({ beyond, command, resolved }: PlannedTool): string[] {
  const isOdd = Object.keys(beyond.members).length > 0
  return [
    ...(isOdd
      ? [`${comment("Members that the SDK's Tool cannot hold; the server lists them too.")}\n${schemaText('BEYOND', beyond.members)}`]
      : []),
    ...(command ? [`${comment('The command it runs.')}\nCOMMAND = ${commandCall(command, 'COMMAND = '.length)}`] : []),
    ...cases(resolved).map(({ name, when, notes }, index) => {
      const lead = `${name}: ${when === 'failure' ? 'FailureNotes' : 'Notes'} = `
      return `${index === 0 ? `${comment('The ways it can end, for Result.ok and Result.failure.')}\n` : ''}${lead}${literal(notes, lineWidth, lead.length)}`
    }),
  ]
}

function cases({ design }: PlannedTool['resolved']): { name: string; when: string; notes: Doc }[] {
  const unique = uniqueNames({ reserved: ['DEFINITION', 'INPUT_SCHEMA', 'OUTPUT_SCHEMA', 'BEYOND', 'COMMAND'], joint: '_' })
  return (design.results ?? []).map(({ id, when, errorType, message, instruction }) => ({
    name: unique(
      snakeCase(wordsOf(id))
        .toUpperCase()
        .replace(/^(?=\d|$)/, 'CASE_'),
    ),
    when,
    notes: {
      ...(when === 'failure' && { error_type: errorType ?? 'internal_error' }),
      message,
      ...(instruction !== undefined && { instruction }),
    },
  }))
}

function handlerText(tool: PlannedTool, { value, isModel }: Models): string {
  const { plainName } = tool.resolved
  const flat = `async def handle(args: ${argumentsType(tool)}, context: Context) -> Result[${value}]:`
  const head = flat.length <= lineWidth ? flat : flat.replace('(', `(\n${step}`).replace(') ->', '\n) ->')
  const about = docstring([inShort(ownDescription(tool.resolved)) ?? `Runs ${plainName}.`], lineWidth - step.length)
  return lines(head, indent(lines(about, tool.command ? commandBody(tool, value) : stubBody(tool, isModel ? value : undefined)), step))
}

function commandBody({ structured }: PlannedTool, value: string): string {
  if (structured.value === undefined) return 'return await run_command(COMMAND, args)'
  return `return printed_json(await run_command(COMMAND, args), ${value})`
}

/** The answer of the first example, where there is one; else an honest no. */
function stubBody(tool: PlannedTool, model: string | undefined): string {
  const canned = cannedValue(tool)
  const width = lineWidth - step.length
  if (canned !== undefined) {
    const success = cases(tool.resolved).find(({ when }) => when === 'success')
    const notes = success ? [{ code: `**${success.name}` }] : []
    return lines(
      '# The answer of the first example, until there is a real one.',
      model !== undefined && `value = ${call(`${model}.model_validate`, [{ value: canned }], width, 8)}`,
      `return ${call('Result.ok', [model === undefined ? { value: canned } : { code: 'value' }, ...notes], width, 7)}`,
    )
  }
  return `return ${call(
    'Result.failure',
    [
      { value: `${tool.resolved.plainName} is not implemented yet.` },
      { name: 'error_type', value: 'service_unavailable' },
      { name: 'message', value: 'This tool cannot do its work yet.' },
      { name: 'instruction', value: 'Present this error to the user and take no further action.' },
    ],
    width,
    7,
  )}`
}

function cannedValue({ examples, structured }: PlannedTool): Json | undefined {
  const answer = examples.find((example) => example.answer && member(example.answer, 'isError') !== true)?.answer
  const content = answer && member(answer, 'structuredContent')
  const value =
    structured.sends === 'result' && isDoc(content) && member(content, 'value') !== undefined ? member(content, 'value') : content
  if (value === undefined || value === null) return undefined
  return structured.value === undefined || validatorFor(structured.value)(value).valid ? value : undefined
}
