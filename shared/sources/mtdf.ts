import { readMtdf } from '../mtdf/read'
import { uniqueIds } from '../tool/ids'
import { type Doc, isDoc } from '../tool/json'
import { defineSource } from './source'

/** Keys that only a definition of a command line has, the wrong spellings of them too. */
const telling = ['command', 'subcommand', 'subcommands', 'sequence', 'hints', 'guidance_key', 'timeout_seconds', 'tool_type', 'livelog']

export const mtdf = defineSource({
  id: 'mtdf',
  label: 'MTDF',
  recognises: (value) => isDoc(value) && telling.some((key) => Object.hasOwn(value, key)),
  read: ({ path, value }) => {
    const { node, problems } = readMtdf(value as Doc, { file: path, id: uniqueIds() })
    return { nodes: [node], problems }
  },
})
