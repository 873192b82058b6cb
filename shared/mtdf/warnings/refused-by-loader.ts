import { defineWarning, found } from './warning'

export const refusedByLoader = defineWarning({
  id: 'refused-by-loader',
  title: 'Everything is something the loader takes',
  why: 'A dialect reports only the first thing it cannot read, and none of its validators sees a repeated member. The server drops such a tool.',
  examples: {
    good: [{ document: { name: 'git', description: 'Version control.', command: 'git' } }],
    bad: [
      { document: '{"name": "git", "name": "hg", "description": "Version control.", "command": "git"}', at: '/name' },
      { document: { name: 'git', description: 'Version control.', options: [], family: 'vcs', command: 'git' }, at: '/family' },
      { document: '{"name": "git", /* no command */ "description": "Version control."}', at: '' },
    ],
  },

  *check({ refused, errors }) {
    for (const { at, offset, message, suggestion, missing } of refused) {
      const said = errors.some((error) => error.at === at && error.missing === missing)
      if (!said) yield found({ at, start: offset }, message, suggestion)
    }
  },
})
