import { mtdfDialect } from '#shared/mtdf/dialects/index'
import type { MtdfError, MtdfVerdict, MtdfWarning } from '#shared/mtdf/finding'
import { mtdfWarnings } from '#shared/mtdf/warnings/index'
import type { Dialect as DialectId } from '#shared/tool/toolset'

export type Judged = { file: string; text: string; verdict: MtdfVerdict }

type Style = { dialect: DialectId; verbose: boolean }

/** A report for a terminal: one line per file, below it what was found, with line and column. */
export function textReport(judged: readonly Judged[], { dialect, verbose }: Style): string {
  const errors = judged.reduce((sum, { verdict }) => sum + verdict.errors.length, 0)
  const warnings = judged.reduce((sum, { verdict }) => sum + verdict.warnings.length, 0)
  const valid = judged.filter(({ verdict }) => verdict.valid).length
  const { label } = mtdfDialect(dialect)
  return [
    ...judged.flatMap((one) => fileLines(one, verbose)),
    '',
    `${counted(judged.length, 'file')}, ${valid} valid, ${counted(errors, 'error')}, ${counted(warnings, 'warning')} (${dialect}: ${label}).`,
  ].join('\n')
}

function fileLines({ file, text, verdict }: Judged, verbose: boolean): string[] {
  const { errors, warnings } = verdict
  return [
    `${file}: ${[headline(verdict), ...(warnings.length > 0 ? [counted(warnings.length, 'warning')] : [])].join(', ')}`,
    ...errors.flatMap((error) => findingLines(`error ${error.type}`, error, text)),
    ...warnings.flatMap((warning) =>
      findingLines(`warning ${warning.type}`, warning, text, verbose && isFirst(warning, warnings) ? whyOf(warning.type) : undefined),
    ),
    ...(verbose ? [`  passed: ${passed(verdict)}`] : []),
  ]
}

function headline({ valid, parses, errors }: MtdfVerdict): string {
  if (valid) return parses ? 'valid' : 'valid, but it cannot be loaded'
  return `${counted(errors.length, 'error')}${parses ? '' : ', it cannot be loaded'}`
}

function findingLines(title: string, { at, offset, message, suggestion }: MtdfError | MtdfWarning, text: string, why?: string): string[] {
  return [
    `  ${lineAndColumn(text, offset)} ${title}${at === '' ? '' : ` at ${at}`}`,
    ...[message, suggestion, why].flatMap((line) => (line ? [`      ${line}`] : [])),
  ]
}

/** The reason is given once for each kind. */
const isFirst = (warning: MtdfWarning, warnings: readonly MtdfWarning[]) => warnings.find(({ type }) => type === warning.type) === warning

const whyOf = (id: string) => mtdfWarnings.find((warning) => warning.id === id)?.why

function passed({ parses, valid, warnings }: MtdfVerdict): string {
  const quiet = mtdfWarnings.filter(({ id }) => warnings.every(({ type }) => type !== id)).map(({ id }) => id)
  return [...(parses ? ['the parser'] : []), ...(valid ? ['the validator'] : []), ...quiet].join(', ')
}

/** Where an editor's cursor would stand. */
function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/)
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
