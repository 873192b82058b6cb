import { setDesign } from '#shared/tool/edits/own'
import { findNode, put } from '#shared/tool/edits/tree'
import type { Design } from '#shared/tool/node'
import { TextInput } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import type { Editing } from './editing'
import { Pick } from './pick'
import { Row } from './row'

type Deprecated = NonNullable<Design['deprecated']>

/** That a tool goes away: since when, what takes its place, when it is gone. */
export function DeprecationRows({ editing }: { editing: Editing }) {
  const { node, edit } = editing
  const deprecated = node.design?.deprecated
  return (
    <>
      <Row label="Deprecated" isGroup>
        <Segmented
          label="Deprecated"
          value={deprecated ? 'yes' : 'no'}
          options={[
            { value: 'no', label: 'No' },
            { value: 'yes', label: 'Yes' },
          ]}
          onChange={(answer) => edit((toolset) => setDesign(toolset, node.id, 'deprecated', answer === 'yes' ? {} : undefined))}
        />
      </Row>
      {deprecated && <Details editing={editing} deprecated={deprecated} />}
    </>
  )
}

function Details({ editing: { node, tools, edit }, deprecated }: { editing: Editing; deprecated: Deprecated }) {
  const set = (key: keyof Deprecated, value: string | undefined) =>
    edit((toolset) => {
      const present = findNode(toolset, node.id)?.design?.deprecated ?? {}
      return setDesign(toolset, node.id, 'deprecated', put(present, key, value || undefined))
    }, `${node.id}/deprecated/${key}`)
  const text = (key: 'since' | 'removedIn' | 'note', label: string, placeholder: string) => (
    <Row label={label}>
      {(ids) => (
        <TextInput {...ids} value={deprecated[key] ?? ''} placeholder={placeholder} onChange={(event) => set(key, event.target.value)} />
      )}
    </Row>
  )
  const successors = tools.filter(({ id, name }) => id !== node.id && name !== '').map(({ plainName }) => plainName)
  const isGone = deprecated.replacedBy !== undefined && !successors.includes(deprecated.replacedBy)
  return (
    <>
      {text('since', 'Since', 'version, as 2.1.0')}
      <Row label="Use instead" problem={isGone ? `The toolset has no tool ${deprecated.replacedBy}.` : undefined}>
        {(ids) => (
          <Pick
            id={ids.id}
            label="Use instead"
            value={deprecated.replacedBy}
            other={deprecated.replacedBy ?? ''}
            choices={[
              { value: undefined, label: 'nothing' },
              ...successors.map((name) => ({ value: name as string | undefined, label: name })),
            ]}
            onPick={(name) => set('replacedBy', name)}
          />
        )}
      </Row>
      {text('removedIn', 'Removed in', 'version, as 3.0.0')}
      {text('note', 'Note', 'why, and what to do')}
    </>
  )
}
