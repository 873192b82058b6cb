import { appendFileSync } from 'node:fs'

/** One line of figures per check: to the file that the runner names, and for whoever watches. */
export function figures(check: string, line: string): void {
  const text = `${check}: ${line}`
  console.log(text)
  if (process.env.TOOLWRIGHT_FIGURES) appendFileSync(process.env.TOOLWRIGHT_FIGURES, `${text}\n`)
}
