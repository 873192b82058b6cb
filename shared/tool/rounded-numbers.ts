import { unrepresentableNumbers } from './json-text'

/** Numbers of a document that this program cannot keep exactly, each with what becomes of it. */
export function roundedNumbers(text: string): { at: string; message: string }[] {
  return unrepresentableNumbers(text).map(({ at, text: number }) => ({
    at,
    message: `The number ${number} cannot be kept exactly; it becomes ${Number.isFinite(Number(number)) ? Number(number) : 'null'}.`,
  }))
}
