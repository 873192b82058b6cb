// Never answers tools/call `wait`, and with --from-start nothing at all; notifications it receives go to the file of --log FILE.

import { flag, readLines, record, serve, text, tool } from './raw.mjs'

if (flag('from-start')) {
  readLines((message) => {
    if (message.id === undefined) record(message)
  })
} else {
  serve({
    tools: [tool('wait', 'Never answers.'), tool('echo', 'Answers.')],
    calls: { wait: () => undefined, echo: () => text('here') },
    onNotification: record,
  })
}
