/** A server under its names: as the person configures it, as it announces itself, and the id a client made for it. */
export type OfferedServer = { key: string; announced?: string; id?: string; plugin?: string }

export type OfferedTool = { server: OfferedServer; name: string }

/** What becomes of a tool's name; in the order of the tools that were offered. */
export type SeenName = {
  /** What the model calls; absent where the client leaves the tool out. */
  name?: string
  /** Where a client splits it: the group the function stands in. */
  namespace?: string
  /** The part of `name` that comes from the tool's own name: from and to. */
  own?: readonly [from: number, to: number]
  /** The end, or the middle, of the tool's own name that is lost. */
  cut?: string
  /** Why the tool does not reach the model. */
  refused?: string
  /** What the client does to keep names apart or short, and what goes wrong with this one. */
  notes?: readonly string[]
}

/** `taken` are names that the client's own tools hold. */
export type NameRule = (tools: readonly OfferedTool[], taken?: readonly string[]) => readonly SeenName[]

/** One way in which a client makes names; most have one. */
export type NameWay = { id: string; label: string; rule: NameRule }
