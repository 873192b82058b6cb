import { IconBookmarkPlus } from '@tabler/icons-react'
import { lazy } from 'react'
import { type Example, freeExampleId, putExample } from '#shared/tool/edits/examples'
import { type Doc, isDoc, sameJson } from '#shared/tool/json'
import { titleOf } from '#shared/tool/lenses'
import type { ResolvedTool } from '#shared/tool/resolved'
import { CallBar } from '../features/form/call-bar'
import { draftKey } from '../features/form/use-draft'
import { exampleItems } from '../features/form/use-examples'
import type { DoneCall } from '../features/result/shown-call'
import { useCommands } from '../lib/commands'
import type { Edit } from '../lib/edit'
import { IconButton } from '../ui/icon-button'
import styles from './design-try.module.css'
import { useMockCall } from './design-try-call'
import { TryLayout } from './try-layout'
import { useToolset } from './use-toolset'
import { useTryForm } from './use-try-form'

const ResultPanel = lazy(() => import('../features/result/result-panel').then((module) => ({ default: module.ResultPanel })))

const empty = {
  about:
    'No server runs behind a design. A mock answers: from the examples of this tool, else with a value made up from its output schema.',
  step: 'Fill in what is required, then ask the mock',
}

/** Trying a tool that does not run yet: the same form, the same result, and a mock that answers. */
export function DesignTry() {
  const { id, tool, edit } = useToolset()
  return tool && edit ? <MockTry toolsetId={id} resolved={tool} edit={edit} /> : null
}

function MockTry({ toolsetId, resolved, edit }: { toolsetId: string; resolved: ResolvedTool; edit: Edit }) {
  const key = draftKey(toolsetId, resolved.id)
  const form = useTryForm(key, resolved.tool)
  const { store, args, problems, unsendable, put, showFirst } = form
  const { shown, call, send } = useMockCall(key, resolved, form)
  const examples = resolved.design.examples ?? []
  useCommands([
    { id: 'call', title: `Ask the mock of ${titleOf(resolved.tool) ?? resolved.name}`, section: 'This tool', keys: 'mod+enter', run: call },
  ])
  return (
    <TryLayout
      form={form}
      examples={exampleItems({ store, designed: examples, onPut: put })}
      onCall={call}
      result={
        <ResultPanel
          shown={shown ?? { state: 'none' }}
          argumentsChanged={shown !== undefined && !sameJson(shown.call.arguments, args)}
          previous={undefined}
          end={undefined}
          other={undefined}
          more={(done) => (
            <Keep done={done} examples={examples} onKeep={(example) => edit((all) => putExample(all, resolved.id, example))} />
          )}
          empty={empty}
        />
      }
      bar={
        <CallBar
          problems={problems}
          running={undefined}
          question={undefined}
          unsendable={unsendable}
          action="Ask the mock"
          onCall={call}
          onSendAnyway={send}
          onShowFirst={showFirst}
        >
          <span className={styles.note}>answers come from the design, nothing is sent</span>
        </CallBar>
      }
    />
  )
}

type KeepProps = { done: DoneCall; examples: readonly Example[]; onKeep(example: Example): void }

/** An answer that is worth keeping becomes an example, once. */
function Keep({ done: { call }, examples, onKeep }: KeepProps) {
  const answer = isDoc(call.result) ? (call.result as Doc) : {}
  const isKept = examples.some((one) => sameJson(one.arguments, call.arguments) && sameJson(one.answer, answer))
  if (isKept)
    return (
      <span className={styles.kept}>
        kept<span className="visually-hidden"> as an example</span>
      </span>
    )
  return (
    <IconButton label="Keep as an example" onClick={() => onKeep({ id: freeExampleId(examples), arguments: call.arguments, answer })}>
      <IconBookmarkPlus size={16} stroke={1.6} />
    </IconButton>
  )
}
