import { createServer as createProbe } from 'node:net'
import { build, createServer } from 'vite'
import { markStale } from '../lib/build.mjs'
import { inProject } from '../lib/paths.mjs'
import { say } from '../lib/say.mjs'
import { backend } from './backend.mjs'

export async function develop(args) {
  const port = await freePort()
  const vite = await createServer({
    configFile: inProject('vite.config.ts'),
    optimizeDeps: { entries: ['index.html'] },
    server: { host: '127.0.0.1', port: 5173, proxy: { '^/(api|launch)(/|\\?|$)': toBackend(port) } },
  })
  await vite.listen()
  const page = `http://127.0.0.1:${vite.httpServer.address().port}`

  const server = backend({ port, page, args })
  // What the watcher makes is not what a build would: the next start must build again.
  markStale('server')
  const watcher = await build({ configFile: inProject('vite.server.config.ts'), logLevel: 'warn', build: { watch: {} } })
  let broken = false
  watcher.on('event', (event) => {
    if (event.code === 'START') broken = false
    if (event.code === 'ERROR') broken = true
    if (event.code === 'END' && !broken) server.restart()
    if (event.code === 'END' && broken) say('The server does not build; the one before goes on.')
    event.result?.close()
  })

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await Promise.allSettled([server.stop(), watcher.close(), vite.close()])
      process.exit()
    })
  }
}

/** The server refuses a Host or an Origin that is not its own. */
function toBackend(port) {
  const target = `http://127.0.0.1:${port}`
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('proxyReq', (request) => {
        if (request.getHeader('origin')) request.setHeader('origin', target)
      })
    },
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createProbe().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
