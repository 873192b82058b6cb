import { validatorFor } from '../../schema/validate'
import { isDoc, type Json, member } from '../../tool/json'
import { camelCase, uniqueNames, wordsOf } from '../names'
import type { PlannedTool } from '../plan'
import type { RenderedFile } from '../target'
import { inShort, lines, lineWidth, ownDescription } from '../text'
import { docComment } from './comment'
import { literal, quoted } from './literal'
import { typeWriter } from './type-of'

/** From this line on a file belongs to its author. */
export const handlerMarker = '// The handler. From here on the file is yours: generating again replaces only what stands above.'

/** Names that a type of this file must not take: those it imports, and those the language has. */
const takenTypes =
  'Definition Command Context Result Output Success Failure Notes ErrorType Log Array Record Promise Partial Object String Number Boolean Symbol Date Map Set Error Function Tool'.split(
    ' ',
  )

/** `src/tools/<name>.ts`: what is known of a tool, and its handler. */
export function toolFile(tool: PlannedTool): RenderedFile {
  const types = typesOf(tool)
  const imports = [
    ...(tool.command ? [`import type { Command } from '../command.js';`] : []),
    `import type { Definition } from '../tool.js';`,
  ]
  const head = [lines(...imports), ...types.texts, definitionText(tool), ...extras(tool)]
  return {
    path: `src/tools/${tool.file}.ts`,
    text: `${[...head, `${handlerMarker}\n\n${handlerText(tool, types.value)}`].join('\n\n')}\n`,
    keepFrom: handlerMarker,
  }
}

const argumentsType = ({ typeName }: PlannedTool) => `${typeName}Arguments`

function typesOf(tool: PlannedTool): { texts: readonly string[]; value: string } {
  const { plainName, tool: entry } = tool.resolved
  const name = argumentsType(tool)
  const valueName = `${tool.typeName}Value`
  const { value } = tool.structured
  const writer = typeWriter(uniqueNames({ reserved: [...takenTypes, name, valueName] }), lineWidth)
  const schema = member(entry, 'inputSchema')
  writer.declare(name, isDoc(schema) ? schema : {}, `Arguments of ${plainName}.`)
  if (value !== undefined) writer.declare(valueName, value, `What ${plainName} gives back.`, { isObject: false })
  return { texts: writer.declarations().map(({ text }) => text), value: value === undefined ? unnamedValue(tool) : valueName }
}

const unnamedValue = ({ command }: PlannedTool) => (command ? 'Output' : 'unknown')

function definitionText({ resolved, definition }: PlannedTool): string {
  const { design, faults, plainName } = resolved
  const about = docComment([
    `${plainName} as tools/list carries it, apart from the prefix of its name.`,
    deprecation(design.deprecated),
    ...(design.history ?? []).map(({ version, note }) => `${version}: ${note}`),
    ...faults.map(({ at, message }) => `To be mended${at === '' ? '' : ` at ${at}`}: ${message}`),
  ])
  return `${about}\nexport const definition: Definition = ${literal(definition, lineWidth, 40)};`
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

/** What only some tools have: a prefix of their own, another form of answer, a command, cases. */
function extras({ resolved, structured, command }: PlannedTool): string[] {
  const { prefix, results } = resolved.design
  return [
    ...(prefix !== undefined
      ? [`/** Stands before the name as it is, whatever the prefix of the server. */\nexport const prefix = ${quoted(prefix)};`]
      : []),
    ...(structured.sends === 'value' ? [`/** The outputSchema describes the value alone. */\nexport const sends = 'value';`] : []),
    ...(command
      ? [`/** The command it runs. */\nexport const command: Command = ${literal(command as unknown as Json, lineWidth, 32)};`]
      : []),
    ...(results && results.length > 0 ? [casesText(results)] : []),
  ]
}

function casesText(results: NonNullable<PlannedTool['resolved']['design']['results']>): string {
  const unique = uniqueNames()
  const cases = results.map(({ id, when, errorType, message, instruction }) => [
    caseName(id, unique),
    {
      ...(when === 'failure' && { error_type: errorType ?? 'internal_error' }),
      message,
      ...(instruction !== undefined && { instruction }),
    },
  ])
  return `/** The ways it can end, for ok() and failure(). */\nexport const cases = ${literal(Object.fromEntries(cases) as Json, lineWidth, 22)};`
}

const caseName = (id: string, unique: (wanted: string) => string) => unique(camelCase(wordsOf(id)).replace(/^(?=\d|$)/, 'case'))

function handlerText(tool: PlannedTool, value: string): string {
  const { plainName } = tool.resolved
  const about = docComment([inShort(ownDescription(tool.resolved)) ?? `Runs ${plainName}.`])
  const signature = `args: ${argumentsType(tool)}, context: Context): Promise<Result${value === 'unknown' ? '' : `<${value}>`}>`
  const { imports, body } = tool.command ? commandBody(tool, value) : stubBody(tool, value)
  const flat = `export async function handle(${signature} {`
  const head = flat.length <= lineWidth ? flat : flat.replace('(', '(\n  ').replace(', context: Context)', ',\n  context: Context,\n)')
  return lines(...imports, `import type { Context } from '../tool.js';`, '', about, head, body, '}')
}

type Body = { imports: readonly string[]; body: string }

function commandBody({ structured }: PlannedTool, value: string): Body {
  if (structured.value === undefined) {
    return {
      imports: [`import { type Output, runCommand } from '../command.js';`, `import type { Result } from '../result.js';`],
      body: '  return runCommand(command, args, context.signal);',
    }
  }
  return {
    imports: [`import { runCommand } from '../command.js';`, `import { isOk, ok, type Result } from '../result.js';`],
    body: lines(
      '  const output = await runCommand(command, args, context.signal);',
      `  return isOk(output) ? ok(JSON.parse(output.value.stdout) as ${value}) : output;`,
    ),
  }
}

/** The answer of the first example, where there is one; else an honest no. */
function stubBody(tool: PlannedTool, value: string): Body {
  const canned = cannedValue(tool)
  if (canned !== undefined) {
    const success = tool.resolved.design.results?.findIndex(({ when }) => when === 'success') ?? -1
    const unique = uniqueNames()
    const names = (tool.resolved.design.results ?? []).map(({ id }) => caseName(id, unique))
    const notes = success < 0 ? '' : `, cases.${names[success]}`
    const cast = value === 'unknown' ? '' : ` as ${value}`
    return {
      imports: [`import { ok, type Result } from '../result.js';`],
      body: lines(
        '  // The answer of the first example, until there is a real one.',
        `  return ok(${indented(literal(canned, lineWidth - 2, 12))}${cast}${notes});`,
      ),
    }
  }
  return {
    imports: [`import { failure, type Result } from '../result.js';`],
    body: lines(
      `  return failure(${quoted(`${tool.resolved.plainName} is not implemented yet.`)}, {`,
      `    error_type: 'service_unavailable',`,
      `    message: 'This tool cannot do its work yet.',`,
      `    instruction: 'Present this error to the user and take no further action.',`,
      '  });',
    ),
  }
}

const indented = (text: string) => text.replace(/\n(?=.)/g, '\n  ')

function cannedValue({ examples, structured }: PlannedTool): Json | undefined {
  const answer = examples.find((example) => example.answer && member(example.answer, 'isError') !== true)?.answer
  const content = answer && member(answer, 'structuredContent')
  const value =
    structured.sends === 'result' && isDoc(content) && member(content, 'value') !== undefined ? member(content, 'value') : content
  if (value === undefined || value === null) return undefined
  return structured.value === undefined || validatorFor(structured.value)(value).valid ? value : undefined
}
