import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server'

type Annotations = NonNullable<ContentBlock['annotations']>

export const forPerson = { audience: ['user'], priority: 1 } satisfies Annotations
export const forModel = { audience: ['assistant'], priority: 0.3 } satisfies Annotations

export function text(value: string, annotations?: Annotations): ContentBlock {
  return { type: 'text', text: value, ...(annotations && { annotations }) }
}

/** A structured answer, with the same JSON as text for clients that read only text. */
export function structured(value: Record<string, unknown>, ...before: ContentBlock[]): CallToolResult {
  return { content: [...before, text(JSON.stringify(value, null, 2), before.length > 0 ? forModel : undefined)], structuredContent: value }
}

/** "1 note", "2 notes". */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
