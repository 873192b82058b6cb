/** What an answer may tell the agent to do next. `[words]` is a blank that the author fills. */
export type Instruction = { kind: string; when: 'failure' | 'success' | 'any'; text: string }

export const instructions = [
  { kind: 'Error handling', when: 'failure', text: 'Present this error to the user and take no further action.' },
  { kind: 'Error handling', when: 'failure', text: 'Suggest [specific remediation] before retrying.' },
  { kind: 'Error handling', when: 'failure', text: 'Ask the user for clarification on [specific aspect].' },
  { kind: 'Mode control', when: 'any', text: 'Switch to PLANNING mode.' },
  { kind: 'Mode control', when: 'any', text: 'Switch to DISCUSSION mode.' },
  { kind: 'Mode control', when: 'any', text: 'You are now in IMPLEMENTATION mode.' },
  { kind: 'Mode control', when: 'any', text: 'Return to CHECK mode.' },
  { kind: 'Boundaries', when: 'any', text: 'Do NOT make any changes to the project.' },
  { kind: 'Boundaries', when: 'failure', text: 'Do NOT attempt to fix this automatically.' },
  { kind: 'Boundaries', when: 'any', text: 'Require explicit user consent before proceeding.' },
  { kind: 'Boundaries', when: 'any', text: 'This operation requires user review and approval.' },
  { kind: 'Guidance', when: 'any', text: 'Consider [alternative approach].' },
  { kind: 'Guidance', when: 'any', text: 'Review [specific documentation] before proceeding.' },
  { kind: 'Guidance', when: 'any', text: 'Validate [specific aspect] with the user.' },
] as const satisfies readonly Instruction[]

/** The phrases for a case, in their order. */
export const instructionsFor = (when: 'success' | 'failure'): readonly Instruction[] =>
  instructions.filter((one) => one.when === 'any' || one.when === when)

export type Blank = { start: number; end: number; words: string }

/** The blanks of a text that nobody has filled yet. */
export function blanksOf(text: string): Blank[] {
  return [...text.matchAll(/\[([^[\]\n]+)\]/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[1] as string,
  }))
}
