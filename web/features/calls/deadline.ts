export const deadlinePresets = [10_000, 60_000, 300_000, 1_800_000] as const
const longestSeconds = 86_400

/** What was typed as seconds, in milliseconds; nothing where it is no deadline. */
export function readSeconds(typed: string): number | undefined {
  const milliseconds = Math.round(Number(typed) * 1000)
  return typed.trim() !== '' && milliseconds >= 1 && milliseconds <= longestSeconds * 1000 ? milliseconds : undefined
}

export const secondsProblem = `A number of seconds, ${longestSeconds.toLocaleString('en')} at most.`
