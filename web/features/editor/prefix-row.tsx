import { setDesign } from '#shared/tool/edits/own'
import { TextInput } from '../../ui/field'
import type { Editing } from './editing'
import { InheritedRow } from './inherited-row'

/** A tool's own prefix stands before its name as it is written; an empty one switches the toolset's off. */
export function PrefixRow({ editing }: { editing: Editing }) {
  const { toolset, node, edit } = editing
  const inherited = toolset.prefix ? `${toolset.prefix}_` : ''
  if (node.children || (inherited === '' && node.design?.prefix === undefined)) return null
  const set = (value: string | undefined) => edit((present) => setDesign(present, node.id, 'prefix', value), `${node.id}/prefix`)
  return (
    <InheritedRow
      editing={editing}
      label="Prefix"
      place="/design/prefix"
      own={node.design?.prefix}
      inherited={{ value: inherited, from: { toolset: 'prefix' } }}
      start=""
      words={(value) => value || 'none'}
      onChange={set}
    >
      {(value, ids) => <TextInput {...ids} mono value={value} placeholder="none" onChange={(event) => set(event.target.value)} />}
    </InheritedRow>
  )
}
