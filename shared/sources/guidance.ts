import { readGuidance } from '../mtdf/guidance'
import { type Doc, isDoc } from '../tool/json'
import { defineSource } from './source'

const telling = ['guidance_blocks', 'legacy_guidance', 'tool_specific_guidance']

export const guidance = defineSource({
  id: 'guidance',
  label: 'MTDF guidance',
  recognises: (value) => isDoc(value) && telling.some((key) => Object.hasOwn(value, key)),
  read: ({ path, value }) => {
    const { guidance: blocks, problems } = readGuidance(value as Doc)
    return { nodes: [], guidance: blocks, problems: problems.map((problem) => ({ ...problem, file: path })) }
  },
})
