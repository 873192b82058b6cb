import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { rename } from '#shared/tool/edits/document'
import { nameOf } from '#shared/tool/lenses'
import { longestName, safeName } from '#shared/tool/name-rule'
import { standardVerbs, wantsVerb } from '#shared/tool/standard-verbs'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { BoxedInput } from './boxed-input'
import type { Editing } from './editing'
import styles from './name-row.module.css'
import { nameState } from './name-state'
import { Row } from './row'

/** The name as it is called, of which only the own part can be typed; the protocol's rule is checked at every key. */
export function NameRow({ editing }: { editing: Editing }) {
  const { toolset, node, edit } = editing
  const input = useRef<HTMLInputElement>(null)
  const name = nameOf(node.tool)
  const { before, wire, problems, notes } = nameState(editing)
  const length = [...wire].length
  const set = (next: string) => edit((present) => rename(present, node.id, next), `${node.id}/name`)
  const takesVerb = !node.children && name !== 'default' && wantsVerb(name)
  const joint = toolset.rules === 'mcp' ? '_' : '-'
  return (
    <Row label="Name" place="/name" problem={problems.join(' ') || undefined} note={notes.length > 0 && notes.join(' ')}>
      {(ids) => (
        <>
          <BoxedInput
            {...ids}
            data-field="name"
            ref={input}
            before={before}
            value={name}
            placeholder="name"
            onChange={(event) => set(event.target.value)}
          />
          {takesVerb && (
            <Menu
              label="Verbs"
              items={standardVerbs.map(({ verb, use }) => ({
                label: verb,
                aside: use,
                run: () => {
                  set(name === '' ? verb : `${verb}${joint}${name}`)
                  input.current?.focus()
                },
              }))}
              trigger={(props) => (
                <Button {...props} look="quiet" size="small">
                  Add a verb
                  <IconChevronDown size={14} stroke={1.6} />
                </Button>
              )}
            />
          )}
          <span className={styles.count}>
            {length} of {length > safeName ? longestName : safeName}
          </span>
        </>
      )}
    </Row>
  )
}
