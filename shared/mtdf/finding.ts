/** What a dialect's validator says, or what we notice beside it. `offset` is where it stands in the text. */
export type MtdfError = {
  /** As the dialect calls it. */
  type: string
  /** As the dialect spells it; `<file>` stands for the path of the file. */
  path: string
  /** JSON Pointer to the place; where something is missing, to the object that lacks it. */
  at: string
  offset: number
  message: string
  suggestion?: string
  expected?: string
  received?: string | null
  /** The member that is missing at the place. */
  missing?: string
}

export type MtdfWarning = { type: string; at: string; offset: number; message: string; suggestion?: string }

export type MtdfVerdict = {
  /** The name of the tool, where it has one. */
  tool?: string
  /** Whether the dialect's server can load it. */
  parses: boolean
  /** Whether the dialect's validator lets it pass. */
  valid: boolean
  errors: readonly MtdfError[]
  warnings: readonly MtdfWarning[]
}

export const wholeFile = '<file>'
