import { setToolMember } from '#shared/tool/edits/document'
import { setInputSchema } from '#shared/tool/edits/parameters'
import { member } from '#shared/tool/json'
import { parametersOf } from '#shared/tool/lenses'
import { rulesWords } from '#shared/tool/rules-effect'
import { SchemaBuilder } from '../features/builder/schema-builder'
import { ArgBinding } from '../features/editor/arg-binding'
import { useAskedWithin } from '../lib/asked-place'
import { useToolset } from './use-toolset'

/** What the tool takes, with what its run time adds and how each parameter gets onto the command line. */
export function NodeInput() {
  const { toolset, node, tool, edit } = useToolset()
  const asked = useAskedWithin('/inputSchema')
  if (!toolset || !node || !edit) return null
  const { id } = node
  const own = new Set(parametersOf(node.tool).map(({ name }) => name))
  const inherited = parametersOf(tool?.tool ?? {})
    .filter(({ name }) => !own.has(name))
    .map(({ name, schema }) => ({ name, schema, from: rulesWords(toolset.rules).label }))
  return (
    <SchemaBuilder
      key={id}
      label="Input"
      one="parameter"
      schema={member(node.tool, 'inputSchema')}
      inherited={inherited}
      asked={asked}
      onChange={(schema, group, renamed) => edit((now) => setInputSchema(now, id, schema, renamed), `${id} ${group}`)}
      {...(node.cli && { extras: (name: string) => <ArgBinding node={node} name={name} edit={edit} /> })}
    />
  )
}

/** What the tool answers with, where it says so. */
export function NodeOutput() {
  const { node, edit } = useToolset()
  const asked = useAskedWithin('/outputSchema')
  if (!node || !edit) return null
  const { id } = node
  return (
    <SchemaBuilder
      key={id}
      label="Output"
      templates
      schema={member(node.tool, 'outputSchema')}
      asked={asked}
      onChange={(schema, group) => edit((now) => setToolMember(now, id, '/outputSchema', schema), `${id} ${group}`)}
      onRemove={() => edit((now) => setToolMember(now, id, '/outputSchema', undefined))}
    />
  )
}
