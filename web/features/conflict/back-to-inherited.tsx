import { shortWords } from '#shared/diff/kinds'
import { findNode } from '#shared/tool/edits/tree'
import { inheritedBy } from '#shared/tool/inherited'
import { nameOf } from '#shared/tool/lenses'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import styles from './side-value.module.css'

const inherited = { '/own/timeoutSeconds': 'timeoutSeconds', '/own/synchronous': 'synchronous', '/own/guidanceKey': 'guidanceKey' } as const

export const isInherited = (at: string): at is keyof typeof inherited => Object.hasOwn(inherited, at)

/** A side that says nothing of its own any more: what holds then, and from where. */
export function BackToInherited({ toolset, node, at }: { toolset: Toolset; node: NodeId; at: keyof typeof inherited }) {
  const effective = inheritedBy(toolset, node)?.[inherited[at]]
  const words = effective?.value === undefined ? undefined : shortWords(at, effective.value)
  const giver = effective && 'node' in effective.from ? findNode(toolset, effective.from.node) : undefined
  return (
    <>
      <code className={styles.short}>back to inherited{words !== undefined && `, ${words}`}</code>
      {giver && <span className={styles.from}>from {nameOf(giver.tool)}</span>}
    </>
  )
}
