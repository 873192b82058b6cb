import { connect, type Socket } from 'node:net'

/** An answer as it came over the socket; status 0 where the connection ended without one. */
export type RawAnswer = { status: number; head: string; body: string }

/** Writes bytes as they are, so that nothing is mended on the way, and reads until the other side ends. */
export function rawHttp(url: string, ...parts: (string | Buffer)[]): Promise<RawAnswer> {
  const { socket, answered } = rawConnection(url)
  for (const part of parts) socket.write(part)
  return answered
}

/** The same for a request that is written bit by bit. */
export function rawConnection(url: string): { socket: Socket; answered: Promise<RawAnswer> } {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  let text = ''
  const answered = new Promise<RawAnswer>((resolve, reject) => {
    socket.setTimeout(15_000, () => socket.destroy(new Error(`no answer within 15 s, but: ${text}`)))
    socket.setEncoding('latin1').on('data', (data: string) => {
      text += data
    })
    // A reset after the answer is the other side's way not to read what it has refused.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') })
    })
  })
  return { socket, answered }
}

/** The lines of a request without a body, told to end the connection. */
export const request = (line: string, headers: Record<string, string>) =>
  `${line} HTTP/1.1\r\n${Object.entries({ ...headers, Connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
