import type { Fault } from './fault'
import type { Doc } from './json'
import type { Arg, Design, HintName, NodeId } from './node'

/** Where a value comes from: a node, a setting of the toolset, or a rule in words ("protocol default", "ahma-0.6: root only"). */
export type From = { node: NodeId } | { toolset: 'prefix' | 'guidance' } | { rule: string }

/** A value in force. `differs` says where the guide's words and the run time disagree about it. */
export type Effective<T> = { value: T; from: From; differs?: string }

/** An argument with its type and format as the definition spells them. */
export type ResolvedArg = Arg & { type: string; format?: string }

/** A tool as it is offered: inheritance, guidance, prefix and name applied. */
export type ResolvedTool = {
  id: NodeId
  path: readonly NodeId[]
  /** On the wire. */
  name: string
  /** Undecorated, for documents. */
  plainName: string
  /** Why it is not offered. */
  unlisted?: string
  /** Why no call reaches it, although it may be offered. */
  uncallable?: string
  /** What `tools/list` carries: in the order of the node's own document, only changed members replaced. */
  tool: Doc
  /** The description in parts: guidance, own text, summary. */
  description: readonly { text: string; from: From }[]
  hints: Record<HintName, { value: boolean; implied: boolean; from: From }>
  enabled: Effective<boolean>
  synchronous: Effective<boolean>
  timeoutSeconds: Effective<number | undefined>
  guidanceKey: Effective<string | undefined>
  cli?: { words: readonly string[]; args: readonly ResolvedArg[]; positionalsFirst: boolean }
  design: Design
  faults: readonly Fault[]
}
