import { Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { uniqueIds } from '../tool/ids'
import { type Doc, isDoc } from '../tool/json'
import { type Dialect, dialects } from '../tool/toolset'
import { parseLenient } from './lenient-json'
import { readMtdf } from './read'
import { corpusFiles, corpusJson, corpusText, noCorpus, verdicts } from './testing/corpus'
import { writeMtdf } from './write'

const read = (document: Doc) => readMtdf(document, { id: uniqueIds() }).node
const readFile = (path: string): Doc => {
  const { value } = parseLenient(corpusText(path))
  if (!isDoc(value)) throw new Error(`${path} holds no object`)
  return value
}

const others: Record<Dialect, Dialect> = { guide: 'ahma-labs', 'ahma-0.3': 'ahma-0.6', 'ahma-0.6': 'ahma-0.3', 'ahma-labs': 'guide' }

describe.each(dialects)('%s', (dialect) => {
  const accepted = Object.entries(verdicts())
    .filter(([, verdict]) => verdict[dialect].parses)
    .map(([path]) => path)

  test.skipIf(noCorpus)(noCorpus ?? `comes out as it came, key order and all: the ${accepted.length} files it accepts`, () => {
    for (const path of accepted) {
      const document = readFile(path)
      const { document: written, losses } = writeMtdf(read(document), { dialect, from: dialect })
      expect(JSON.stringify(written), path).toBe(JSON.stringify(document))
      expect(losses, path).toEqual([])
    }
  })

  const tools = corpusFiles('tools')
  test.skipIf(noCorpus)(noCorpus ?? `fits its own JSON Schema when any of ${tools.length} real files is turned into it`, () => {
    const validator = new Validator(corpusJson(`schemas/${dialect}.json`) as object, '2020-12')
    for (const path of tools) {
      const { document } = writeMtdf(read(readFile(path)), { dialect, from: others[dialect] })
      expect(
        validator.validate(document).errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`),
        path,
      ).toEqual([])
    }
  })
})

const objects = [...corpusFiles('tools'), ...corpusFiles('probes'), ...corpusFiles('guide-examples')]
test.skipIf(noCorpus)(noCorpus ?? `whatever a file holds is kept, also in the ${objects.length} that no dialect need accept`, () => {
  for (const path of objects) {
    const document = readFile(path)
    const node = read(document)
    // A tool as MCP lists it is no MTDF: it becomes one when it is written.
    if (node.mtdf)
      expect(JSON.stringify(writeMtdf(node, { dialect: 'ahma-0.6', from: 'ahma-0.6' }).document), path).toBe(JSON.stringify(document))
    else expect(node.tool, path).toBe(document)
  }
})
