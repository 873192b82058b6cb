import type { HintName } from '../tool/node'
import type { Claim, Evidence, Source } from './evidence'
import type { NameWay } from './names/name'
import type { Rewriter } from './schema/rewriter'

/** What a client does with a call. */
export type Does = 'allow' | 'ask' | 'deny' | 'llm-judge' | 'by-name'

export type HintState = 'true' | 'false' | 'absent'

/** Every hint named must be in one of the states given. */
export type When = { readonly [hint in HintName]?: HintState | readonly HintState[] }

/** A way to run a client: the first rule that fits decides, else `otherwise`; `after` is about the result of a call that ran. */
export type Mode = {
  id: string
  label: string
  rules: readonly { when: When; then: Does }[]
  /** Absent where it is not established. */
  otherwise?: Does
  after?: readonly { when: When; then: 'review-result' }[]
  /** A tool that is denied is not offered to the model either. */
  hides?: true
  evidence?: Evidence
  source?: Source
  note?: string
}

/** A key of `_meta` that decides before any hint, in every mode but those named. */
export type MetaKey = { key: string; then: Does; except?: { readonly [mode: string]: Does }; says: string; source?: Source }

/** What a client does with hints beyond asking, told of a tool that says so much; `annotations` is whether the tool carries that object at all. */
export type Use = { when: When; annotations?: boolean; effect: string; evidence?: Evidence; source?: Source }

/** Where a client leaves a tool out for what it lacks or says. */
export type Drop = { when: DropCause; why: string; evidence: Evidence; source?: Source }
export type DropCause = 'no-title' | 'no-description' | 'not-for-models' | 'beta-tag'

/** Words in braces stand for values: {title}, {tool}, {server}, {name}. */
export type Dialog = {
  heading?: string
  subtitle?: string
  body?: string
  args?: string
  paramDescriptions?: boolean
  disclaimer?: string
  buttons: readonly string[]
  remember?: string
  note?: string
}

export type TitlePlace = 'annotations.title' | 'title' | 'name'

/** How a label is made where it is not the first title found. */
export type LabelForm = 'raw-name' | 'spoken-name' | 'arrow' | 'model-name' | { template: string }

/** Which icons a client draws: of these types, from these addresses. `own-host` is an HTTP address at the host of the server itself.
 * Of several it takes the smallest that is wider than `size`, else the widest. */
export type IconRule = { types: readonly string[]; data: boolean; http: 'any' | 'own-host' | 'none'; file: 'stdio' | 'none'; size: number }

export type Client = {
  /** Equal to the file name; never reused once published. */
  id: string
  /** Short, for lists. */
  label: string
  /** In full. */
  product: string
  kind: string
  status: string
  evidence: Evidence
  /** Of the newest text that was read. */
  date: string
  name: Claim & {
    template?: string
    serverPart?: string
    steps: readonly string[]
    /** The first is the usual one; none where the rule is unknown. */
    ways: readonly NameWay[]
    max?: number
    tooLong?: string
    collision?: string
    charset?: string
  }
  title: Claim & { order: readonly TitlePlace[]; form?: LabelForm; shownIn: readonly string[]; fallback?: string }
  description: Claim & {
    /** Cut behind so many. */
    limit?: { length: number; unit: 'characters' | 'bytes'; suffix?: string }
    /** What the model reads where there is none: {tool}, {server}, {name}, {title}. */
    empty?: string
    toHuman?: string
    /** What the model reads is not established, though what people read is. */
    unseen?: true
  }
  schema: Claim & { steps: readonly string[]; rewriters: readonly Rewriter[] }
  approval: Claim & {
    defaultMode?: string
    modes: readonly Mode[]
    /** What each hint is used for. */
    hints: { readonly [hint in HintName]: string }
    uses?: readonly Use[]
    meta?: readonly MetaKey[]
    dialog?: Dialog
    overrides?: readonly string[]
  }
  /** Whether a tool's icon is drawn; absent where it is not established. `takes` is what the client asks of an icon. */
  icons: Claim & { tool?: boolean; takes?: IconRule; rules: readonly string[] }
  instructions: Claim & { use?: string }
  /** What keeps a tool from reaching the model, apart from its name, its schema and the mode. */
  drops?: readonly Drop[]
  limits: {
    tools?: { value?: number; kind: string; note?: string; evidence: Evidence; source?: Source }
    toolSearch?: string
    output?: { value: number; unit: string; note: string }
  }
  sources: readonly Source[]
  /** What nobody has found out yet, besides the claims that say so themselves. */
  unknown: readonly string[]
}

/** Keeps `id` as a literal type. */
export function defineClient<const Id extends string>(client: Client & { id: Id }): Client & { id: Id } {
  return client
}
