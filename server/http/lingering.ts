import type { RequestListener } from 'node:http'

/**
 * Closing a connection on a client that is still sending takes the answer away from it. So where one asks for the connection to be
 * closed, that waits until its body is read, or has been given up on.
 */
export function lingering(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!response.shouldKeepAlive && !request.complete) {
      response.shouldKeepAlive = true
      response.once('finish', () => {
        const close = () => request.socket.destroySoon()
        if (request.complete) close()
        else request.once('end', close)
      })
    }
    return listener(request, response)
  }
}
