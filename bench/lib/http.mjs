import net from 'node:net'

/**
 * A caller that adds as little of its own as possible: one kept-alive socket, one request at a time.
 * @param {{ port: number, token: string }} app
 */
export async function openCaller({ port, token }) {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting
  let chunks = []
  let needed = -1
  let have = 0
  socket.on('data', (chunk) => {
    chunks.push(chunk)
    have += chunk.length
    if (needed === -1) {
      const all = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      const end = all.indexOf('\r\n\r\n')
      if (end === -1) return
      const length = /content-length: (\d+)/i.exec(all.toString('latin1', 0, end))
      if (!length) return waiting.reject(new Error(`no content-length: ${all.toString('latin1', 0, end)}`))
      needed = end + 4 + Number(length[1])
      chunks = [all]
    }
    if (have < needed) return
    const all = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
    const body = all.subarray(all.indexOf('\r\n\r\n') + 4, needed)
    chunks = []
    have = 0
    needed = -1
    waiting.resolve(body)
  })
  const send = (head, body = '') =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject }
      socket.write(`${head}Host: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n${body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : ''}\r\n${body}`)
    })
  return {
    get: (path) => send(`GET ${path} HTTP/1.1\r\n`),
    post: (path, body) => send(`POST ${path} HTTP/1.1\r\n`, body === undefined ? '' : JSON.stringify(body)),
    close: () => socket.destroy(),
  }
}
