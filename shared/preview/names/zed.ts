import { compose, noted, safeCharacters } from './compose'
import { counted } from './grouped'
import { lastWins } from './meeting'
import type { NameRule, SeenName } from './name'
import { snakeCase } from './snake-case'

const longest = 64

/** The tool's name alone; only where others have it too, the server's name stands before it. */
export const zedName: NameRule = (tools, taken = []) => {
  const plain = tools.map(({ name }) => safe(name))
  const counts = counted([...taken, ...plain])
  const seen = tools.map(({ server, name }, at): SeenName => {
    const own = plain[at] as string
    const alone = compose('', own)
    const lost = [...name].slice(longest).join('')
    const cut = lost === '' ? {} : { cut: lost }
    if ((counts.get(own) ?? 0) < 2) return { ...alone, ...cut }
    const room = longest - own.length - 1
    if (room < 1) return noted({ ...alone, ...cut }, 'Another tool has this name, and there is no room for the server’s before it.')
    const before = `${safe(snakeCase(server.key)).slice(0, room)}_`
    return noted({ ...compose(before, own), ...cut }, 'The server’s name stands before it, for another tool has this name.')
  })
  return lastWins(seen, tools)
}

const safe = (text: string): string => safeCharacters(text).slice(0, longest) || 'tool'
