import { setEnabled, setOwn } from '#shared/tool/edits/own'
import type { Own } from '#shared/tool/node'
import { Segmented } from '../../ui/segmented'
import { type Editing, nodeName } from './editing'
import { InheritedRow } from './inherited-row'
import styles from './inherited-row.module.css'
import { NumberField } from './number-field'
import { Row } from './row'

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** Where the run time and the guide disagree about a value; a group is told by what is below it. */
export function differs({ node, resolved, tools }: Editing, key: 'synchronous' | 'timeoutSeconds' | 'guidanceKey'): string | undefined {
  const told = resolved ?? (node.own?.[key] === undefined ? undefined : tools.find(({ path }) => path.includes(node.id)))
  return told?.[key].differs
}

/** Whether how it runs is somebody's concern: a program is run, or somebody said something about it. */
export function isRun({ toolset, way, inherited }: Editing): boolean {
  const said = [inherited.synchronous, inherited.timeoutSeconds].some(({ from }) => 'node' in from)
  return (
    toolset.rules !== 'mcp' ||
    said ||
    way.some(({ cli, own }) => cli || own?.synchronous !== undefined || own?.timeoutSeconds !== undefined)
  )
}

/** How a tool runs, or all tools below a group: what it says itself, or takes from above. */
export function RunRows({ editing }: { editing: Editing }) {
  const { node, inherited, edit } = editing
  const set = <K extends 'synchronous' | 'timeoutSeconds'>(key: K, value: Own[K]) =>
    edit((toolset) => setOwn(toolset, [node.id], key, value), `${node.id}/${key}`)
  return (
    <>
      <InheritedRow
        editing={editing}
        label="Waits for the end"
        place="/own/synchronous"
        own={node.own?.synchronous}
        inherited={inherited.synchronous}
        start={true}
        words={(value) => (value ? 'yes' : 'no')}
        note={differs(editing, 'synchronous')}
        onChange={(value) => set('synchronous', value)}
      >
        {(value) => (
          <Segmented
            label="Waits for the end"
            value={value ? 'yes' : 'no'}
            options={answers}
            onChange={(answer) => set('synchronous', answer === 'yes')}
          />
        )}
      </InheritedRow>
      <InheritedRow
        editing={editing}
        label="Deadline"
        place="/own/timeoutSeconds"
        own={node.own?.timeoutSeconds}
        inherited={inherited.timeoutSeconds}
        start={60}
        words={(value) => (value === undefined ? 'none' : `${value} s`)}
        note={differs(editing, 'timeoutSeconds')}
        onChange={(value) => set('timeoutSeconds', value)}
      >
        {(value, ids) => <NumberField ids={ids} value={value} unit="s" onChange={(next) => set('timeoutSeconds', next)} />}
      </InheritedRow>
    </>
  )
}

/** A disabled group hides all below it, so this is never overridden, only switched off once more. */
export function EnabledRow({ editing: { toolset, node, inherited, edit } }: { editing: Editing }) {
  const above = inherited.enabled
  const isHidden = !above.value && 'node' in above.from
  return (
    <Row label="Enabled" place="/own/enabled" isGroup note={isHidden && 'A group that is switched off hides everything below it.'}>
      {isHidden && 'node' in above.from ? (
        <>
          <output className={styles.inherited}>no</output>
          <span className={styles.from}>from {nodeName(toolset, above.from.node)}</span>
        </>
      ) : (
        <Segmented
          label="Enabled"
          value={node.own?.enabled === false ? 'no' : 'yes'}
          options={answers}
          onChange={(answer) => edit((present) => setEnabled(present, [node.id], answer === 'yes'))}
        />
      )}
    </Row>
  )
}
