import { describe, expect, test } from 'vitest'
import { mtdfDialects } from './dialects'
import { corpusText, noCorpus } from './testing/corpus'
import { validateMtdf } from './validate'

type Said = { type: string; path: string }
/** Of many errors only the first are recorded, with their number. */
type Verdict = { parses: boolean; valid: boolean; errors?: Said[]; errorCount?: number }
type Verdicts = { files: Record<string, Record<string, Verdict>> }

const { files } = noCorpus ? { files: {} } : (JSON.parse(corpusText('verdicts.json')) as Verdicts)
const paths = Object.keys(files)

describe.skipIf(noCorpus)(`verdicts of the dialects' own programs${noCorpus ? `: ${noCorpus}` : ''}`, () => {
  test.each(mtdfDialects)(`$id: the same of all ${paths.length} files`, ({ id }) => {
    const differing = paths.flatMap((path) => {
      const recorded = files[path]?.[id] as Verdict
      const { parses, valid, errors } = validateMtdf(corpusText(path), id)
      const expected = {
        parses: recorded.parses,
        valid: recorded.valid,
        errors: recorded.errors ?? [],
        count: recorded.errorCount ?? recorded.errors?.length ?? 0,
      }
      const ours = {
        parses,
        valid,
        errors: errors.slice(0, expected.errors.length).map(({ type, path: at }) => ({ type, path: at })),
        count: errors.length,
      }
      return JSON.stringify(ours) === JSON.stringify(expected) ? [] : [{ path, ours, expected }]
    })
    expect(paths.length).toBeGreaterThan(0)
    expect(differing).toEqual([])
  })
})
