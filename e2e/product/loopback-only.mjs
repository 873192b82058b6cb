// For `node --import`: a server that would listen on every address listens on 127.0.0.1 alone, so that a test opens nothing to the network.

import { Server } from 'node:net'

const { listen } = Server.prototype

Server.prototype.listen = function (port, ...rest) {
  const done = rest.find((argument) => typeof argument === 'function')
  return listen.call(this, { port: Number(port), host: '127.0.0.1' }, done)
}
