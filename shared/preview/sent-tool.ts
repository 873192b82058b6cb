import { type Doc, isDoc, member } from '../tool/json'
import { descriptionOf, nameOf } from '../tool/lenses'
import type { SentTool } from './model-view'
import type { Preview } from './preview'

/** A tool as it goes to a model: as the client makes it where that is known, else as the server has it. */
export function sentTool(tool: Doc, { name, description, schema }: Preview): SentTool {
  const own = member(tool, 'inputSchema')
  const sent = schema ? (schema.sent ?? schema.schema) : isDoc(own) ? own : undefined
  return {
    name: name?.name ?? nameOf(tool),
    ...(name?.namespace !== undefined && { namespace: name.namespace }),
    description: description ? `${description.prologue}${description.kept}${description.suffix}` : (descriptionOf(tool) ?? ''),
    ...(sent && { schema: sent }),
  }
}

/** What stands in it as the server has it, for want of knowing better. */
export const notEstablished = ({ name, description, schema }: Preview): string[] => [
  ...(name ? [] : ['the name']),
  ...(description ? [] : ['the description']),
  ...(schema ? [] : ['the schema']),
]
