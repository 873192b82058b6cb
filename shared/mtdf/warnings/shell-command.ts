import { argumentsOf, subcommandsIn } from '../definition'
import { memberOf, textOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

const shells = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'pwsh', 'powershell', 'cmd'])
const runsText = /^(?:-\w*c|\/c|-command)$/i

export const shellCommand = defineWarning({
  id: 'shell-command',
  title: 'The command is a program, not a shell',
  why: 'Behind "sh -c" whatever the model writes is run, with pipes, variables and all: no path check or approval of one program holds.',
  examples: {
    good: [{ document: example({}) }, { document: example({}, { command: 'bash deploy.sh' }) }],
    bad: [
      { document: example({}, { command: 'sh -c' }), at: '/command' },
      { document: example({}, { command: '/bin/bash -lc' }), at: '/command' },
      { document: example({ options: [{ name: '-c', type: 'string' }] }, { command: 'zsh' }), at: '/command' },
    ],
  },

  *check({ root }) {
    const place = memberOf(root, 'command')
    const [program = '', ...words] = textOf(place)?.trim().split(/\s+/) ?? []
    const base =
      program
        .split(/[\\/]/)
        .at(-1)
        ?.replace(/\.exe$/i, '') ?? ''
    if (!root || !place || !shells.has(base)) return
    const flags = [...subcommandsIn(root)].flatMap((subcommand) => argumentsOf(subcommand).map(({ name }) => (name === 'c' ? '-c' : name)))
    if ([...words, ...flags].some((word) => runsText.test(word)))
      yield found(place, `${base} runs any text it is given as commands.`, 'Name the program itself, and give it options of its own.')
  },
})
