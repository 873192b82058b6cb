import type { Dialect as DialectId } from '../tool/toolset'
import { type Refusal, refusals } from './deserialize'
import { mtdfDialect } from './dialects'
import type { Dialect } from './dialects/dialect'
import { type MtdfError, type MtdfVerdict, wholeFile } from './finding'
import type { Slip } from './json-tokens'
import { memberOf, type Reading, readJson, textOf } from './json-tree'
import type { KnownGuidance } from './known-guidance'
import { parsedErrors } from './parsing-validator'
import { walkErrors } from './walking-validator'
import { mtdfWarnings } from './warnings'
import type { Subject } from './warnings/warning'

/** What stands around a file: the guidance that belongs to it, and names of tools that other files have. */
export type Surroundings = { guidance?: KnownGuidance; taken?: ReadonlyMap<string, string> }

/** A definition as one dialect judges it, to the letter, and what we notice beside. */
export function validateMtdf(text: string, id: DialectId, { guidance, taken }: Surroundings = {}): MtdfVerdict {
  const dialect = mtdfDialect(id)
  const reading = readJson(text)
  const { root, slips } = reading
  const refused = root ? refusals(root, dialect, 'text') : []
  const errors = judge(reading, dialect, refused)
  const subject: Subject = {
    reading,
    dialect,
    errors,
    refused,
    ...(root?.kind === 'object' && { root }),
    ...(guidance && { guidance }),
    ...(taken && { taken }),
  }
  const tool = textOf(memberOf(root, 'name'))
  return {
    ...(tool !== undefined && { tool }),
    parses: root !== undefined && slips.length === 0 && refused.length === 0,
    valid: errors.length === 0,
    errors,
    warnings: mtdfWarnings.flatMap((warning) => Array.from(warning.check(subject), (found) => ({ type: warning.id, ...found }))),
  }
}

/** The first validators parse the text in the end, the later ones a value in which of repeated members only the last is left. */
function judge({ root, slips }: Reading, dialect: Dialect, refused: readonly Refusal[]): MtdfError[] {
  const { validator } = dialect
  if (validator.kind === 'walks') {
    if (slips.length > 0 || !root) return notJson(slips, { type: 'InvalidValue', path: 'root' })
    const walked = walkErrors(root, dialect, validator)
    return walked.length > 0 ? walked : firstOf(refused, { type: 'LogicalInconsistency', path: 'deserialization' })
  }
  if (slips.length > 0 || !root) return notJson(slips, { type: 'InvalidFormat', path: wholeFile })
  const unparsed = firstOf(refused.length > 0 ? refusals(root, dialect, 'value') : [], { type: 'SchemaViolation', path: wholeFile })
  return unparsed.length > 0 ? unparsed : parsedErrors(root, dialect, validator)
}

type Named = Pick<MtdfError, 'type' | 'path'>

const firstOf = (refused: readonly Refusal[], named: Named): MtdfError[] => refused.slice(0, 1).map((refusal) => ({ ...named, ...refusal }))

/** A strict parser sees only the first. */
const notJson = (slips: readonly Slip[], named: Named): MtdfError[] =>
  slips
    .slice(0, 1)
    .map(({ at, start, message, suggestion }) => ({ ...named, at, offset: start, message: `This is no JSON. ${message}`, suggestion }))
