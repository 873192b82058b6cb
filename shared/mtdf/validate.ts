import type { Dialect as DialectId } from '../tool/toolset'
import { type Refusal, refusals } from './deserialize'
import { mtdfDialect } from './dialects'
import type { Dialect } from './dialects/dialect'
import { type MtdfError, type MtdfVerdict, wholeFile } from './finding'
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
  const errors = judge(reading, dialect)
  const subject: Subject = {
    reading,
    dialect,
    errors,
    ...(root?.kind === 'object' && { root }),
    ...(guidance && { guidance }),
    ...(taken && { taken }),
  }
  const tool = textOf(memberOf(root, 'name'))
  return {
    ...(tool !== undefined && { tool }),
    parses: root !== undefined && slips.length === 0 && refusals(root, dialect, 'text').length === 0,
    valid: errors.length === 0,
    errors,
    warnings: mtdfWarnings.flatMap((warning) => Array.from(warning.check(subject), (found) => ({ type: warning.id, ...found }))),
  }
}

function judge({ root, slips }: Reading, dialect: Dialect): MtdfError[] {
  const [slip] = slips
  const { validator } = dialect
  if (validator.kind === 'walks') {
    if (slip || !root) return notJson(slip, { type: 'InvalidValue', path: 'root' })
    const walked = walkErrors(root, dialect, validator)
    return walked.length > 0 ? walked : firstOf(refusals(root, dialect, 'text'), { type: 'LogicalInconsistency', path: 'deserialization' })
  }
  if (slip || !root) return notJson(slip, { type: 'InvalidFormat', path: wholeFile })
  const refused = firstOf(refusals(root, dialect, 'value'), { type: 'SchemaViolation', path: wholeFile })
  return refused.length > 0 ? refused : parsedErrors(root, dialect, validator)
}

type Named = Pick<MtdfError, 'type' | 'path'>

const firstOf = (refused: readonly Refusal[], named: Named): MtdfError[] => refused.slice(0, 1).map((refusal) => ({ ...named, ...refusal }))

function notJson(slip: Reading['slips'][number] | undefined, named: Named): MtdfError[] {
  const { at = '', start = 0, message = '' } = slip ?? {}
  return [
    {
      ...named,
      at,
      offset: start,
      message: `This is no JSON. ${message}`,
      suggestion: 'Look for a missing or needless comma, quote or bracket just before this place.',
    },
  ]
}
