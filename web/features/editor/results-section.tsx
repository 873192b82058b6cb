import { IconPlus } from '@tabler/icons-react'
import { changeDesignList, movedRow, withoutRow, withRow } from '#shared/tool/edits/lists'
import type { Design } from '#shared/tool/node'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { Section } from '../../ui/section'
import type { Editing } from './editing'
import { ResultCase } from './result-case'
import styles from './results-section.module.css'
import { useAdded } from './use-added'

export type Case = NonNullable<Design['results']>[number]

/** How a call may end, in words for the person and for the agent; generated code has each of them by name. */
export function ResultsSection({ editing: { node, edit } }: { editing: Editing }) {
  const cases = node.design?.results ?? []
  const list = useAdded(cases.length)
  const change = (next: (rows: readonly Case[]) => readonly Case[], group?: string) =>
    edit((toolset) => changeDesignList(toolset, node.id, 'results', next), group)
  const add = (when: Case['when']) =>
    change((rows) => [...rows, { id: freeId(when === 'success' ? 'done' : 'failed', rows), when, message: '' }])
  return (
    <Section title="Results" aside={cases.length > 0 ? count(cases.length, 'case') : 'what a call may come to, in words'}>
      <div ref={list}>
        {cases.map((one, index) => (
          <ResultCase
            // biome-ignore lint/suspicious/noArrayIndexKey: its id is one of the things that are typed
            key={index}
            value={one}
            index={index}
            length={cases.length}
            isTaken={cases.some((other, at) => at !== index && other.id === one.id)}
            onChange={(next, member) => change((rows) => withRow(rows, index, next), `${node.id}/results/${index}/${member}`)}
            onMove={(to) => change((rows) => movedRow(rows, index, to))}
            onRemove={() => change((rows) => withoutRow(rows, index))}
          />
        ))}
        <div className={styles.add}>
          <Button data-add size="small" icon={<IconPlus size={14} stroke={1.6} />} onClick={() => add('success')}>
            Add a success
          </Button>
          <Button size="small" icon={<IconPlus size={14} stroke={1.6} />} onClick={() => add('failure')}>
            Add a failure
          </Button>
        </div>
      </div>
    </Section>
  )
}

function freeId(wish: string, rows: readonly Case[]): string {
  const taken = new Set(rows.map(({ id }) => id))
  let id = wish
  for (let number = 2; taken.has(id); number++) id = `${wish}_${number}`
  return id
}
