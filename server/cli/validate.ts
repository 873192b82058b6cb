import { type MtdfVerdict, wholeFile } from '#shared/mtdf/finding'
import { guideReport } from '#shared/mtdf/guide-report'
import { type KnownGuidance, knownGuidance } from '#shared/mtdf/known-guidance'
import { validateMtdf } from '#shared/mtdf/validate'
import { choice, type Invocation, print, say, text, UsageError } from './command'
import { type DefinitionFile, definitionFiles, readText } from './definition-files'
import { dialectOf } from './dialect-option'
import { type Judged, textReport } from './validate-report'

/** What one dialect says of each file; everything is read before anything is printed. */
export async function runValidate({ options, positionals }: Invocation): Promise<number> {
  if (positionals.length === 0) throw new UsageError('Name a file or folder to validate, or - for standard input.')
  const dialect = dialectOf(options)
  const format = choice(options, 'format', ['text', 'json', 'guide'])
  const given = text(options, 'guidance')
  const files = await definitionFiles(positionals)
  const guidance = await guidanceOf(files, given)
  const taken = new Map<string, string>()
  const judged = files.map((file): Judged => {
    const known = guidance.get(given ?? file.guidance ?? '')
    const verdict = validateMtdf(file.text, dialect, { taken, ...(known && { guidance: known }) })
    if (verdict.tool !== undefined && !taken.has(verdict.tool)) taken.set(verdict.tool, file.file)
    return { ...file, verdict: inFile(verdict, file.file) }
  })
  if (format === 'text') print(textReport(judged, { dialect, verbose: options.verbose === true }))
  else print(JSON.stringify(format === 'json' ? jsonReport(judged) : guideReports(judged), undefined, 2))
  return judged.every(({ verdict }) => verdict.valid && verdict.parses) ? 0 : 1
}

/** The guidance files that are wanted, by path. One that was named must be good; one that merely lies there is passed over with a word. */
async function guidanceOf(files: readonly DefinitionFile[], given: string | undefined): Promise<Map<string, KnownGuidance>> {
  const paths = given === undefined ? new Set(files.flatMap(({ guidance }) => guidance ?? [])) : new Set([given])
  const known = new Map<string, KnownGuidance>()
  for (const path of paths) {
    const read = knownGuidance(await readText(path))
    if (read) known.set(path, read)
    else if (given === undefined) say(`${path} is no guidance file: guidance keys are not looked up in it.`)
    else throw new UsageError(`${path} is no guidance file: it has no "guidance_blocks".`)
  }
  return known
}

/** Where a dialect names the file as the place, the path that was given. */
const inFile = (verdict: MtdfVerdict, file: string): MtdfVerdict => ({
  ...verdict,
  errors: verdict.errors.map((error) => (error.path === wholeFile ? { ...error, path: file } : error)),
})

function jsonReport(judged: readonly Judged[]) {
  const count = (of: (verdict: MtdfVerdict) => number) => judged.reduce((sum, { verdict }) => sum + of(verdict), 0)
  return {
    files: judged.map(({ file, verdict: { valid, parses, errors, warnings } }) => ({
      file,
      valid,
      parses,
      errors: errors.map(({ type, path, at, message, suggestion = null, expected = null, received = null }) => ({
        type,
        path,
        at,
        message,
        suggestion,
        expected,
        received,
      })),
      warnings: warnings.map(({ type, at, message, suggestion = null }) => ({ type, at, message, suggestion })),
    })),
    summary: {
      files: judged.length,
      valid: count(({ valid }) => Number(valid)),
      errors: count(({ errors }) => errors.length),
      warnings: count(({ warnings }) => warnings.length),
    },
  }
}

function guideReports(judged: readonly Judged[]) {
  const reports = judged.map(({ verdict }) => guideReport(verdict))
  return reports.length === 1 ? reports[0] : reports
}
