import { setDesign } from '#shared/tool/edits/own'
import { derivedModule } from '#shared/tool/propose'
import { TextInput } from '../../ui/field'
import { Pick } from '../../ui/pick'
import { Section } from '../../ui/section'
import { DeprecationRows } from './deprecation-rows'
import { type Editing, namesOf } from './editing'
import { HistoryRows } from './history-rows'
import { isRun, RunRows } from './own-rows'
import { Residue } from './residue'
import { RestJson } from './rest-json'
import { Row } from './row'

const priorities = [
  { value: undefined, label: 'not set' },
  ...(['critical', 'high', 'medium', 'low'] as const).map((value) => ({ value, label: value })),
]

/** What is rarely needed, and all that has no field: nothing of a definition is out of reach. */
export function MoreSection({ editing }: { editing: Editing }) {
  const { node } = editing
  return (
    <Section title="More">
      {!node.children && (
        <>
          <ModuleRow editing={editing} />
          <PriorityRow editing={editing} />
          <DeprecationRows editing={editing} />
          <HistoryRows editing={editing} />
        </>
      )}
      {!isRun(editing) && <RunRows editing={editing} />}
      <RestJson key={node.id} editing={editing} />
      <Residue editing={editing} />
    </Section>
  )
}

function ModuleRow({ editing: { node, way, edit } }: { editing: Editing }) {
  return (
    <Row label="Module" place="/design/module">
      {(ids) => (
        <TextInput
          {...ids}
          value={node.design?.module ?? ''}
          placeholder={derivedModule(namesOf(way)) ?? ''}
          onChange={(event) =>
            edit((toolset) => setDesign(toolset, node.id, 'module', event.target.value || undefined), `${node.id}/module`)
          }
        />
      )}
    </Row>
  )
}

function PriorityRow({ editing: { node, edit } }: { editing: Editing }) {
  return (
    <Row label="Priority" place="/design/priority">
      {(ids) => (
        <Pick
          id={ids.id}
          label="Priority"
          value={node.design?.priority}
          choices={priorities}
          onPick={(priority) => edit((toolset) => setDesign(toolset, node.id, 'priority', priority))}
        />
      )}
    </Row>
  )
}
