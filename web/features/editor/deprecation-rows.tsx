import { useId } from 'react'
import { setDesign } from '#shared/tool/edits/own'
import { findNode, put } from '#shared/tool/edits/tree'
import type { Design } from '#shared/tool/node'
import { TextInput } from '../../ui/field'
import { Segmented } from '../../ui/segmented'
import type { Editing } from './editing'
import { Row } from './row'

type Deprecated = NonNullable<Design['deprecated']>

/** That a tool goes away: since when, what takes its place, when it is gone. */
export function DeprecationRows({ editing }: { editing: Editing }) {
  const { node, edit } = editing
  const deprecated = node.design?.deprecated
  return (
    <>
      <Row label="Deprecated" place="/design/deprecated" isGroup>
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
  const list = useId()
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
  const successors = [...new Set(tools.filter(({ id, name }) => id !== node.id && name !== '').map(({ plainName }) => plainName))]
  const isGone = deprecated.replacedBy !== undefined && !successors.includes(deprecated.replacedBy)
  return (
    <>
      {text('since', 'Since', 'version, as 2.1.0')}
      <Row label="Use instead" problem={isGone ? `The toolset has no tool ${deprecated.replacedBy}.` : undefined}>
        {(ids) => (
          <>
            <TextInput
              {...ids}
              mono
              list={list}
              value={deprecated.replacedBy ?? ''}
              placeholder="a tool of this toolset"
              onChange={(event) => set('replacedBy', event.target.value)}
            />
            <datalist id={list}>
              {successors.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Row>
      {text('removedIn', 'Removed in', 'version, as 3.0.0')}
      {text('note', 'Note', 'why, and what to do')}
    </>
  )
}
