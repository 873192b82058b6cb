import type { Doc } from '#shared/tool/json'
import { version } from '../../package.json'

/** What we call ourselves on the wire. */
export const ourselves: Doc = { name: 'toolwright', title: 'Toolwright', version }

/** What a server may ask of us. Sampling and elicitation are not offered, and declined where a server asks all the same. */
export const ourCapabilities: Doc = { roots: {} }

export const legacyVersion = '2025-11-25'
export const modernVersion = '2026-07-28'

const prefix = 'io.modelcontextprotocol/'
export const serverInfoKey = `${prefix}serverInfo`

/** What each request of the modern era carries in `_meta`. */
export const modernMeta: Doc = {
  [`${prefix}protocolVersion`]: modernVersion,
  [`${prefix}clientInfo`]: ourselves,
  [`${prefix}clientCapabilities`]: ourCapabilities,
  [`${prefix}logLevel`]: 'debug',
}

/** The answer of a server that does not speak the version it was offered. */
export const unsupportedVersion = -32022
export const methodNotFound = -32601
export const invalidRequest = -32600

/** What we answer when a server asks something. `undefined`: the method is not known here. */
export function answerTo(method: string): { result: Doc } | { error: { code: number; message: string } } | undefined {
  switch (method) {
    case 'ping':
      return { result: {} }
    case 'roots/list':
      return { result: { roots: [] } }
    case 'elicitation/create':
      return { result: { action: 'decline' } }
    case 'sampling/createMessage':
      return { error: { code: -1, message: 'Sampling is declined: no model is connected to Toolwright.' } }
    default:
      return undefined
  }
}
