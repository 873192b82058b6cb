import net from 'node:net'

/**
 * A caller that adds as little of its own as possible: one kept-alive socket, one request at a time.
 * It gives the body; an answer that is no success is an error.
 * @param {{ port: number, token: string }} app
 */
export async function openCaller({ port, token }) {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting
  let chunks = []
  let needed = -1
  let have = 0
  const settle = (how, value) => {
    const { [how]: done } = waiting ?? {}
    waiting = undefined
    chunks = []
    have = 0
    needed = -1
    done?.(value)
  }
  socket.on('error', (error) => settle('reject', error))
  socket.on('close', () => settle('reject', new Error('the app closed the connection')))
  socket.on('data', (chunk) => {
    chunks.push(chunk)
    have += chunk.length
    if (needed === -1) {
      const all = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      const end = all.indexOf('\r\n\r\n')
      if (end === -1) return
      const head = all.toString('latin1', 0, end)
      const length = /content-length: (\d+)/i.exec(head)
      if (!length) return settle('reject', new Error(`no content-length: ${head}`))
      needed = end + 4 + Number(length[1])
      chunks = [all]
    }
    if (have < needed) return
    const all = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
    const body = all.subarray(all.indexOf('\r\n\r\n') + 4, needed)
    const succeeded = all[9] === 0x32
    settle(succeeded ? 'resolve' : 'reject', succeeded ? body : new Error(`the app answered ${all.toString('utf8', 9, 2_000)}`))
  })
  const send = (head, body = '') =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject }
      socket.write(
        `${head}Host: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n${body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : ''}\r\n${body}`,
      )
    })
  const json = (body) => (body === undefined ? '' : JSON.stringify(body))
  return {
    get: (path) => send(`GET ${path} HTTP/1.1\r\n`),
    post: (path, body) => send(`POST ${path} HTTP/1.1\r\n`, json(body)),
    put: (path, body) => send(`PUT ${path} HTTP/1.1\r\n`, json(body)),
    close: () => socket.destroy(),
  }
}
