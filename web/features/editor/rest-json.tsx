import { lazy, Suspense, useState } from 'react'
import { clashOf, restOf, setRest } from '#shared/tool/edits/rest'
import { type Doc, isDoc, sameJson } from '#shared/tool/json'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import type { Editing } from './editing'
import styles from './rest-json.module.css'
import { Row } from './row'

const JsonEditor = lazy(() => import('../../ui/json-editor/json-editor').then((module) => ({ default: module.JsonEditor })))

const none: ReadonlyMap<string, readonly string[]> = new Map()
const laidOut = (rest: Doc) => JSON.stringify(rest, null, 2)

/** All of a definition that no field shows, as JSON: unknown keys, `_meta`, values of a wrong kind. */
export function RestJson({ editing: { node, edit } }: { editing: Editing }) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const rest = restOf(node)
  const isEmpty = Object.keys(rest).length === 0
  const read = typed === undefined ? undefined : readRest(typed)
  // Half a text is kept; one that says the same as the definition is the person's own way to lay it out.
  const isCurrent = read !== undefined && ('problem' in read || sameJson(read.rest, rest))
  const text = isCurrent && typed !== undefined ? typed : laidOut(rest)
  const clash = read && 'rest' in read ? clashOf(node, read.rest) : undefined
  const problem =
    read && 'problem' in read ? read.problem : clash && `"${clash}" has a field of its own above; it is not changed from here.`

  const change = (next: string) => {
    setTyped(next)
    const made = readRest(next)
    if ('rest' in made && clashOf(node, made.rest) === undefined) edit((toolset) => setRest(toolset, node.id, made.rest), `${node.id}/rest`)
  }

  return (
    <Row label="All else" place="" isGroup problem={problem} note={!isEmpty || isOpen ? 'What no field above shows, as JSON.' : undefined}>
      {isEmpty && !isOpen ? (
        <Button look="link" onClick={() => setOpen(true)}>
          Add a key as JSON
        </Button>
      ) : (
        <div className={styles.editor}>
          <Suspense fallback={<Skeleton label="The editor is being loaded" />}>
            <JsonEditor label="All else as JSON" text={clash && typed !== undefined ? typed : text} onChange={change} problems={none} />
          </Suspense>
        </div>
      )}
    </Row>
  )
}

function readRest(text: string): { rest: Doc } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text)
    return isDoc(value) ? { rest: value } : { problem: 'It must be an object: { … }. What was there stays.' }
  } catch {
    return { problem: 'This is no JSON yet. What was there stays.' }
  }
}
