import { nameOf } from '../../tool/lenses'
import { leafOf, type RunTime, type Way, wordsOf } from '../../tool/run-time'
import { guide } from './guide'
import { takenApart } from './leaves'

/** Ahma 0.3: as at the time of the guide, but `default` takes its parent's name, and the longest tool name that fits a call wins. */
export const ahma03: RunTime = {
  ...guide,
  dialect: 'ahma-0.3',
  name: (way) => {
    const [tool = '', ...subs] = way.map((node) => nameOf(node.tool))
    const named = subs.filter((name) => name !== 'default')
    const { unlisted } = guide.name(way)
    return { name: [tool, ...named].join('_'), ...(unlisted === undefined ? takenApart(named) : { unlisted }) }
  },
  words: (way) => [...wordsOf(way), ...derivedWord(way)],
}

/** `default` of `cargo_llvm_cov` with the command `cargo` runs `cargo llvm-cov`. */
function derivedWord(way: Way): string[] {
  const [root] = way
  const [command] = wordsOf([root])
  const name = nameOf(root.tool)
  if (way.length !== 2 || nameOf(leafOf(way).tool) !== 'default' || command === undefined || !name.startsWith(`${command}_`)) return []
  return [name.slice(command.length + 1).replaceAll('_', '-')]
}
