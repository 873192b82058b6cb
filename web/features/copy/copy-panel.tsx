import { useMemo, useState } from 'react'
import { liveToolset } from '#shared/sources/tool-list'
import { type CollisionWay, copyTools, takenNames } from '#shared/tool/edits/copy-tools'
import type { Doc } from '#shared/tool/json'
import { roundedNumbers } from '#shared/tool/rounded-numbers'
import { count, listed } from '../../lib/words'
import { Button } from '../../ui/button'
import { Segmented } from '../../ui/segmented'
import { tellCopied } from './copied'
import styles from './copy-panel.module.css'
import { Losses } from './losses'
import { TargetList } from './target-list'
import { ToolTicks } from './tool-ticks'
import { type Into, useWriteInto } from './toolsets'
import { rememberTarget, useTarget } from './use-target'

/** A live tool as it came, and as it was read. */
export type CopyTool = { id: string; name: string; title: string; tool: Doc; text: string }
/** Whose tools they are. */
export type CopyFrom = { name: string; server?: Doc | undefined; instructions?: string | undefined }

type Props = {
  from: CopyFrom
  tools: readonly CopyTool[]
  /** Whether some of them can be left out. */
  choosing: boolean
  onDone(): void
}

const ways = [
  { value: 'both', label: 'Keep both' },
  { value: 'replace', label: 'Replace' },
  { value: 'skip', label: 'Skip' },
] as const
const wayWords: Record<CollisionWay, string> = {
  both: 'The copy gets a name of its own.',
  replace: 'The definition is replaced; examples and notes of the design stay.',
  skip: 'What is there stays as it is.',
}
const fewNames = 4

/** Into which toolset tools go, and what happens to names that it has already. */
export function CopyPanel({ from, tools, choosing, onDone }: Props) {
  const choice = useTarget(from.name)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [way, setWay] = useState<CollisionWay>('both')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const write = useWriteInto()
  const taken = tools.filter(({ id }) => !left.has(id))
  const documents = taken.map(({ tool }) => tool)
  const collisions = useMemo(
    () =>
      choice.toolset && choice.id !== undefined
        ? takenNames(
            choice.toolset,
            tools.filter(({ id }) => !left.has(id)).map(({ tool }) => tool),
          )
        : [],
    [choice.toolset, choice.id, tools, left],
  )
  const losses = useMemo(
    () =>
      tools
        .filter(({ id }) => !left.has(id))
        .flatMap(({ name, text }) => roundedNumbers(text).map(({ at, message }) => ({ place: `${name} ${at}`, message }))),
    [tools, left],
  )
  const amount = way === 'skip' ? taken.length - collisions.length : taken.length
  const isNew = choice.id === undefined
  const off = taken.length === 0 ? 'Tick at least one tool.' : isNew && choice.title === '' ? 'The new toolset needs a name.' : undefined

  const copy = async () => {
    if (off !== undefined || busy) return
    setBusy(true)
    setTrouble(undefined)
    const whole = taken.length === tools.length && choosing
    let node: string | undefined
    const into: Into =
      choice.id === undefined
        ? { create: whole ? liveToolset(choice.title, documents, from.server, from.instructions) : liveToolset(choice.title, documents) }
        : {
            id: choice.id,
            change: (toolset) => {
              const after = copyTools(toolset, documents, way)
              node = after.copied[0]
              return after.toolset
            },
            note: `Copied ${count(amount, 'tool')} from ${from.name}`,
          }
    try {
      const toolsetId = await write(into)
      rememberTarget(toolsetId)
      tellCopied({ words: `Copied ${count(amount, 'tool')} to`, toolsetId, toolset: choice.title, node: choosing ? undefined : node })
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
        void copy()
      }}
    >
      <h2 className={styles.head}>Copy {choosing ? 'tools' : <code>{tools[0]?.name}</code>} to a toolset</h2>
      <TargetList choice={choice} />
      {choosing && <ToolTicks tools={tools} left={left} onLeft={setLeft} />}
      {collisions.length > 0 && (
        <div className={styles.collisions}>
          <p>
            {collisions.length === 1 ? 'It has a tool of this name: ' : `It has ${collisions.length} of these names: `}
            <span className={styles.names}>
              {listed(
                collisions.length > fewNames ? [...collisions.slice(0, fewNames), `${collisions.length - fewNames} more`] : collisions,
              )}
            </span>
            .
          </p>
          <div>
            <Segmented label="What happens to a name that is there" value={way} options={ways} onChange={setWay} />
          </div>
          <p className={styles.quiet}>{wayWords[way]}</p>
        </div>
      )}
      <Losses losses={losses} />
      <div className={styles.foot}>
        <Button look="primary" type="submit">
          {busy ? 'Copying' : `Copy ${count(amount, 'tool')}`}
        </Button>
        <span role="status" className={trouble || choice.error ? styles.trouble : styles.quiet}>
          {trouble ?? choice.error?.message ?? off ?? 'every key as it was sent'}
        </span>
      </div>
    </form>
  )
}
