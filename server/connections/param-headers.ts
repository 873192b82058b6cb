import { type Doc, isDoc, type Json, member } from '#shared/tool/json'

/** Arguments that a tool's schema asks to see as HTTP headers too (`x-mcp-header`), so that gateways can route by them. */
export function paramHeaders(inputSchema: Json | undefined, args: Doc): Record<string, string> {
  const headers: Record<string, string> = {}
  const visit = (schema: Json | undefined, value: Json | undefined) => {
    if (!isDoc(schema)) return
    const name = member(schema, 'x-mcp-header')
    if (typeof name === 'string' && (typeof value === 'string' || typeof value === 'boolean' || Number.isInteger(value)))
      headers[`Mcp-Param-${name}`] = headerText(String(value))
    const properties = member(schema, 'properties')
    if (isDoc(properties) && isDoc(value)) for (const [key, inner] of Object.entries(properties)) visit(inner, member(value, key))
  }
  visit(inputSchema, args)
  return headers
}

/** Text that a header cannot carry goes as Base64 between marks. */
function headerText(text: string): string {
  const plain = /^[\t\x20-\x7e]+$/.test(text) && text === text.trim() && !(text.startsWith('=?base64?') && text.endsWith('?='))
  return plain ? text : `=?base64?${Buffer.from(text, 'utf8').toString('base64')}?=`
}
