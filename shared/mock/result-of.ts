import { type Doc, isDoc, type Json, member } from '../tool/json'

/** A value as a CallToolResult: structured where it is an object, and as text for those who read only that. */
export function resultOf(value: Json, isError = false): Doc {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return {
    content: [{ type: 'text', text }],
    ...(isDoc(value) && { structuredContent: value }),
    ...(isError && { isError: true }),
  }
}

/** Whether a value is an answer as it would be sent: an object with blocks or a structured value. */
export const isResult = (value: Json): value is Doc =>
  isDoc(value) && (Array.isArray(member(value, 'content')) || Object.hasOwn(value, 'structuredContent'))
