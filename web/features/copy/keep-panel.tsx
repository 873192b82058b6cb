import { useEffect, useMemo, useState } from 'react'
import { liveToolset } from '#shared/sources/tool-list'
import { keepExample, nodeNamed } from '#shared/tool/edits/copy-tools'
import { type Doc, isDoc, type Json } from '#shared/tool/json'
import { roundedNumbers } from '#shared/tool/rounded-numbers'
import type { Toolset } from '#shared/tool/toolset'
import { Button } from '../../ui/button'
import { Field, TextInput } from '../../ui/field'
import { tellCopied } from './copied'
import type { CopyTool } from './copy-panel'
import styles from './copy-panel.module.css'
import { Losses } from './losses'
import { TargetList } from './target-list'
import { useWriteInto } from './toolsets'
import { rememberTarget, useTarget } from './use-target'

export type KeepProps = {
  /** The server whose tool it is: the name that a new toolset would have. */
  from: string
  tool: CopyTool
  args: Doc
  /** The answer as it was sent. */
  answer(): Promise<string>
}

/** A call becomes an example of the tool of that name in a toolset; a tool that is not there yet is copied along. */
export function KeepPanel({ from, tool, args, answer, onDone }: KeepProps & { onDone(): void }) {
  const choice = useTarget(from)
  const [text, setText] = useState<string>()
  const [title, setTitle] = useState('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const write = useWriteInto()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer of one call does not change
  useEffect(() => {
    let gone = false
    answer().then(
      (found) => !gone && setText(found),
      (cause: Error) => !gone && setTrouble(cause.message),
    )
    return () => {
      gone = true
    }
  }, [])
  const losses = useMemo(() => (text === undefined ? [] : roundedNumbers(text).map(({ at, message }) => ({ place: at, message }))), [text])
  const { toolset: target } = choice
  const isThere = useMemo(() => target !== undefined && nodeNamed(target, tool.name) !== undefined, [target, tool.name])
  const off = choice.id === undefined && choice.title === '' ? 'The new toolset needs a name.' : undefined

  const keep = async () => {
    if (text === undefined || off !== undefined || busy) return
    setBusy(true)
    const value = JSON.parse(text) as Json
    const example = { ...(title.trim() && { title: title.trim() }), arguments: args, ...(isDoc(value) && { answer: value }) }
    try {
      let node: string | undefined
      const kept = (toolset: Toolset) => {
        const after = keepExample(toolset, tool.tool, example)
        node = after.node
        return after.toolset
      }
      const toolsetId = await write(
        choice.id === undefined
          ? { create: kept(liveToolset(choice.title, [])) }
          : {
              id: choice.id,
              change: kept,
              note: `Kept a call of ${tool.name} as an example`,
            },
      )
      rememberTarget(toolsetId)
      tellCopied({ words: `Kept a call of ${tool.name} as an example in`, toolsetId, toolset: choice.title, node })
      onDone()
    } catch (cause) {
      setTrouble((cause as Error).message)
      setBusy(false)
    }
  }
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <h2 className={styles.head}>
        Keep this call of <code>{tool.name}</code> as an example
      </h2>
      <TargetList choice={choice} />
      <Field label="Title" hint="optional">
        {(ids) => <TextInput {...ids} value={title} placeholder="What it shows" onChange={(event) => setTitle(event.target.value)} />}
      </Field>
      <Losses losses={losses} />
      <div className={styles.foot}>
        <Button look="primary" type="submit">
          {busy ? 'Keeping' : 'Keep it'}
        </Button>
        <span role="status" className={trouble || choice.error ? styles.trouble : styles.quiet}>
          {trouble ?? choice.error?.message ?? off ?? (isThere ? 'added to the tool of that name' : 'the tool is copied along')}
        </span>
      </div>
    </form>
  )
}
