import { useState } from 'react'
import { setBlock } from '#shared/tool/edits/guidance'
import { setOwn } from '#shared/tool/edits/own'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/field'
import { Pick } from '../../ui/pick'
import type { Editing } from './editing'
import { InheritedRow } from './inherited-row'
import { differs } from './own-rows'
import { Row } from './row'

/** The block of guidance that is put before the description, chosen from those of the toolset. */
export function GuidanceRow({ editing }: { editing: Editing }) {
  const { toolset, node, inherited, edit } = editing
  const blocks = Object.keys(toolset.guidance?.blocks ?? {})
  const own = node.own?.guidanceKey
  if (blocks.length === 0 && own === undefined && inherited.guidanceKey.value === undefined) return <FirstBlock editing={editing} />
  const set = (value: string | undefined) => edit((present) => setOwn(present, [node.id], 'guidanceKey', value), `${node.id}/guidanceKey`)
  const isLost = own !== undefined && own !== '' && !blocks.includes(own)
  return (
    <>
      <InheritedRow
        editing={editing}
        label="Guidance"
        place="/own/guidanceKey"
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
      {own !== undefined && blocks.includes(own) && <BlockText editing={editing} block={own} />}
    </>
  )
}

/** A toolset without guidance gets its first block from the tool that wants it. */
function FirstBlock({ editing: { node, edit } }: { editing: Editing }) {
  const begin = () => edit((present) => setOwn(setBlock(present, firstBlock, ''), [node.id], 'guidanceKey', firstBlock))
  return (
    <Row label="Guidance" isGroup note="A text that stands before the description, and can be shared by several tools.">
      <Button onClick={begin}>Write guidance</Button>
    </Row>
  )
}

const firstBlock = 'usage'

/** The block's text where it is used; it is the same for every tool that names it. */
function BlockText({ editing: { toolset, tools, edit }, block }: { editing: Editing; block: string }) {
  const [isEmpty] = useState(toolset.guidance?.blocks[block] === '')
  const sharing = tools.filter(({ guidanceKey }) => guidanceKey.value === block).length
  return (
    <Row label="Its text" note={`For ${count(sharing, 'tool')}; the name of the block is changed in the settings of this toolset.`}>
      {(ids) => (
        <TextArea
          {...ids}
          aria-label="Text of the guidance"
          autoFocus={isEmpty}
          rows={2}
          value={toolset.guidance?.blocks[block] ?? ''}
          onChange={(event) => edit((present) => setBlock(present, block, event.target.value), `guidance/${block}`)}
        />
      )}
    </Row>
  )
}
