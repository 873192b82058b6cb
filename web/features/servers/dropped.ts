import { parseConfig } from '#shared/connections/parse-config'
import { readJsonc } from '#shared/connections/parse-jsonc'
import { bytes } from '../../lib/words'

/** What files brought: one text for all that may describe servers, and a sentence for each that does not. */
export type Dropped = { text: string; refused: readonly string[] }

const largest = 1_000_000
const looksLikeJson = (text: string) => /^\s*(\{|\[|"|\/\/|\/\*)/.test(text)

export async function readDropped(files: readonly File[]): Promise<Dropped> {
  const read = await Promise.all(files.map(readOne))
  const texts = read.flatMap((each) => ('text' in each ? [each] : []))
  const [only] = texts
  return {
    text:
      texts.length === 1 && only
        ? only.text
        : texts.map(({ name, text }) => `// ${name.replace(/\s+/g, ' ')}\n${text.trim()}\n`).join('\n'),
    refused: read.flatMap((each) => ('refused' in each ? [each.refused] : [])),
  }
}

/** JSON that breaks off is taken all the same: it can be mended where its place is shown. */
async function readOne(file: File): Promise<{ name: string; text: string } | { refused: string }> {
  const { name, size } = file
  if (size > largest) return { refused: `${name} is too large for a list of servers (${bytes(size)}).` }
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return { refused: `${name} cannot be read. A folder has to be opened, and its file dropped.` }
  if (!looksLikeJson(text)) return { refused: `${name} is no JSON. What works here is an mcp.json of Claude, VS Code or Cursor.` }
  const parsed = parseConfig(text)
  return parsed.kind === 'problem' && 'values' in readJsonc(text) ? { refused: `${name}: ${parsed.message}` } : { name, text }
}
