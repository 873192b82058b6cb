import type { Cell } from '#shared/preview/matrix'

/** What a client does with a tool, as the words before and behind the tool's title. */
export function sentence(client: string, { group, verdict }: Cell): readonly [before: string, after: string] {
  switch (group) {
    case 'asks':
      return [`${client} asks before `, '']
    case 'runs':
      return [`${client} runs `, ' without asking']
    case 'judges':
      return verdict.byName ? [`${client} goes by the name of `, ''] : [`${client} leaves it to a model whether to ask before `, '']
    case 'leaves-out':
      return [`${client} leaves `, ' out']
    case 'unknown':
      return [`Nobody has found out what ${client} does with `, '']
  }
}

/** The same in as few words as a cell has room for; its row and column say the rest. */
export function shortWords({ group, verdict, name, textCut, collides }: Cell, mayDestroy: boolean): string {
  const does = {
    asks: 'asks',
    runs: mayDestroy ? 'runs, may destroy' : 'runs',
    judges: verdict.byName ? 'judges by the name' : 'judges',
    'leaves-out': 'leaves it out',
    unknown: 'unknown',
  }
  return [
    does[group],
    verdict.review && 'reviews the result',
    name?.cut && 'cuts the name',
    textCut && 'cuts the text',
    collides && 'another tool has the same name',
  ]
    .filter(Boolean)
    .join(', ')
}
