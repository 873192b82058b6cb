// Ends with the exit code given (default 3) in the middle of a call of `exit`; --at-start ends before initialize, --signal ends by SIGKILL.

import { flag, serve, text, tool, write } from './raw.mjs'

const code = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 3)

function end() {
  if (flag('signal')) process.kill(process.pid, 'SIGKILL')
  else process.exit(code)
}

if (flag('at-start')) {
  process.stderr.write('exits: reading the settings\nexits: the settings are wrong: no such station\nexits: giving up\n')
  end()
} else {
  serve({
    tools: [tool('exit', 'Ends the process before it answers.', { half: { type: 'boolean' } }), tool('echo', 'Answers.')],
    calls: {
      exit({ half }, { id }) {
        process.stderr.write('exits: asked to end\n')
        if (half) write(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":{"content":[{"type":"te`, end)
        setTimeout(end, 20)
        return undefined
      },
      echo: () => text('still here'),
    },
  })
}
