import { expect, test } from 'vitest'
import { uniqueIds } from '../../tool/ids'
import type { Doc } from '../../tool/json'
import { resolve } from '../../tool/resolve'
import { readGuidance } from '../guidance'
import { readMtdf } from '../read'
import { corpusJson, noCorpus } from '../testing/corpus'

type Entry = { file: string; seed: Doc[] | null; head: Doc[] | null }
const entries = noCorpus ? {} : corpusJson<Record<string, Entry[]>>('tools-list.json')

/** Which stored definition the servers' own lists were made from; of the other files only later or earlier versions are stored. */
const definitions: [group: string, file: string, definition: string, lists: ('seed' | 'head')[]][] = [
  ['seedFiles', 'cat.json', 'tools/tools__cat@c05c3aa.json', ['seed', 'head']],
  ['seedFiles', 'gh.json', 'tools/tools__gh@864ab35.json', ['seed', 'head']],
  ['seedFiles', 'git.json', 'tools/tools__git@c05c3aa.json', ['seed', 'head']],
  ['seedFiles', 'grep.json', 'tools/tools__grep@c05c3aa.json', ['seed', 'head']],
  ['seedFiles', 'ls.json', 'tools/tools__ls@6be3693.json', ['seed']],
  ['seedFiles', 'pwd.json', 'tools/tools__pwd@c05c3aa.json', ['seed', 'head']],
  ['seedFiles', 'python3.json', 'tools/tools__python3@c05c3aa.json', ['seed', 'head']],
  ['seedFiles', 'status.json', 'tools/tools__status@c05c3aa.json', ['seed', 'head']],
  ['headFiles', 'gh.json', 'tools/dot-ahma__gh@ebf646c.json', ['head']],
  ['headFiles', 'kotlin.json', 'tools/dot-ahma__kotlin@bba429c.json', ['head']],
  ['headFiles', 'rust-log-monitor.json', 'tools/dot-ahma__rust-log-monitor@bba429c.json', ['head']],
  ['headFiles', 'simplify.json', 'tools/dot-ahma__simplify@876f4c0.json', ['head']],
  ['guideExamples', 'guide-examples/seed-L032.json', 'guide-examples/seed-L032.json', ['seed']],
  ['guideExamples', 'guide-examples/seed-L128.json', 'guide-examples/seed-L128.json', ['seed', 'head']],
]
const undefinedFiles = Object.entries(entries)
  .flatMap(([group, all]) => (Array.isArray(all) ? all.map(({ file }) => ({ group, file })) : []))
  .filter(({ group, file }) => !definitions.some((one) => one[0] === group && one[1] === file))
  .map(({ file }) => file.replace('.json', ''))

test.skipIf(noCorpus).each([
  ['seed', 'guide'],
  ['head', 'ahma-0.6'],
] as const)(
  noCorpus ?? `the %s lists agree with %s, for ${definitions.length} files with a definition (none for ${undefinedFiles.join(', ')})`,
  (list, rules) => {
    const { guidance } = readGuidance(corpusJson('guidance/tool_guidance@c05c3aa.json'))
    for (const [group, file, definition] of definitions.filter(([, , , lists]) => lists.includes(list))) {
      const expected = entries[group]?.find((entry) => entry.file === file)?.[list]
      const { node } = readMtdf(corpusJson(definition), { id: uniqueIds() })
      const offered = resolve({ format: 1, name: 's', rules, guidance, nodes: [node] }).filter(({ unlisted }) => unlisted === undefined)
      expect(
        offered.map(({ tool }) => tool),
        definition,
      ).toEqual(expected)
    }
  },
)
