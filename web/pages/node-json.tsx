import { useReducer } from 'react'
import { parseLenient } from '#shared/mtdf/lenient-json'
import { setTool } from '#shared/tool/edits/document'
import { type Doc, isDoc, type Json } from '#shared/tool/json'
import { unrepresentableNumbers } from '#shared/tool/json-text'
import { CopyButton } from '../ui/copy-button'
import { JsonEditor } from '../ui/json-editor/json-editor'
import styles from './node-json.module.css'
import { useToolset } from './use-toolset'

/** What was typed for each node; it outlives a look at another one. */
const unfinished = new Map<string, { text: string; gave: Doc }>()

const noProblems: ReadonlyMap<string, readonly string[]> = new Map()

/** The tool's document as JSON, both ways in step with the editor. Text that is no tool yet stays as it is typed, and the tool as it was. */
export function NodeJson() {
  const { node, resolved, edit } = useToolset()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  if (!node || !edit) return null
  const typed = unfinished.get(node.id)
  const inStep = typed?.gave === node.tool
  const text = inStep ? typed.text : JSON.stringify(node.tool, null, 2)
  const problem = inStep ? readTool(typed.text).problem : undefined
  const faults = resolved?.find(({ id }) => id === node.id)?.faults ?? []
  const change = (next: string) => {
    const { tool } = readTool(next)
    unfinished.set(node.id, { text: next, gave: tool ?? node.tool })
    drawAgain()
    if (tool) edit((toolset) => setTool(toolset, node.id, tool), `${node.id}/json`)
  }
  return (
    <div className={styles.view}>
      <JsonEditor
        label="The tool as JSON"
        text={text}
        onChange={change}
        problems={faults.length > 0 ? new Map(faults.map(({ at, message }) => [at, [message]])) : noProblems}
        undoneByPage
      />
      <div className={styles.foot}>
        <p role="status" className={styles.problem}>
          {problem}
        </p>
        <CopyButton label="Copy the JSON" text={text} />
      </div>
    </div>
  )
}

function readTool(text: string): { tool: Doc; problem?: undefined } | { tool?: undefined; problem: string } {
  try {
    const value = JSON.parse(text) as Json
    if (!isDoc(value)) return { problem: 'A tool is a JSON object. The design stays as it was.' }
    const lost = unrepresentableNumbers(text)[0]
    if (lost) return { problem: `${lost.at}: ${lost.text} cannot be kept exactly; it would become ${Number(lost.text)}.` }
    return { tool: value }
  } catch {
    const [problem] = parseLenient(text).problems
    const place = problem?.line === undefined ? '' : `Line ${problem.line}: `
    return { problem: `${place}${problem?.message ?? 'This is not JSON.'} The design stays as it was.` }
  }
}
