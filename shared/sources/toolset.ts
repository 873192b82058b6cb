import { renumberDuplicates } from '../tool/ids'
import { isDoc, member } from '../tool/json'
import { pointer } from '../tool/pointer'
import { toolset as shape } from '../tool/toolset'
import { defineSource } from './source'

export const toolset = defineSource({
  id: 'toolset',
  label: 'Toolwright toolset',
  recognises: (value) => isDoc(value) && Array.isArray(member(value, 'nodes')) && member(value, 'format') !== undefined,
  read: ({ value, path }) => {
    const parsed = shape.safeParse(value)
    if (parsed.success) {
      const whole = renumberDuplicates(parsed.data)
      return { nodes: whole.nodes, toolset: whole, problems: [] }
    }
    const problems = parsed.error.issues.map(({ path: place, message }) => ({
      severity: 'error' as const,
      file: path,
      at: pointer(place),
      message: `${place.length === 0 ? 'The toolset' : `"${String(place.at(-1))}"`} ${message}.`,
    }))
    return { nodes: [], problems }
  },
})
