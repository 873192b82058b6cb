import { setOwn } from '#shared/tool/edits/own'
import type { Editing } from './editing'
import { InheritedRow } from './inherited-row'
import { differs } from './own-rows'
import { Pick } from './pick'

/** The block of guidance that is put before the description, chosen from those of the toolset. */
export function GuidanceRow({ editing }: { editing: Editing }) {
  const { toolset, node, inherited, edit } = editing
  const blocks = Object.keys(toolset.guidance?.blocks ?? {})
  const own = node.own?.guidanceKey
  if (blocks.length === 0 && own === undefined && inherited.guidanceKey.value === undefined) return null
  const set = (value: string | undefined) => edit((present) => setOwn(present, [node.id], 'guidanceKey', value), `${node.id}/guidanceKey`)
  const isLost = own !== undefined && own !== '' && !blocks.includes(own)
  return (
    <InheritedRow
      editing={editing}
      label="Guidance"
      own={own}
      inherited={inherited.guidanceKey}
      start={blocks[0] ?? ''}
      words={(value) => value || 'none'}
      problem={isLost ? `The toolset has no block "${own}", so nothing is put before the description.` : undefined}
      note={differs(editing, 'guidanceKey')}
      onChange={set}
    >
      {(value, ids) => (
        <Pick
          label="Guidance"
          id={ids.id}
          value={value}
          other={value}
          choices={[...blocks.map((block) => ({ value: block, label: block })), { value: '', label: 'none' }]}
          onPick={set}
        />
      )}
    </InheritedRow>
  )
}
