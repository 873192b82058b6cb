import { isDoc, type Json, member } from '../tool/json'

/** The schema a local reference names: `#`, `#/…` or an anchor. Nothing is fetched; what is not here is `undefined`. */
export function resolveRef(root: Json, ref: string): Json | undefined {
  const id = isDoc(root) ? member(root, '$id') : undefined
  const local = typeof id === 'string' && ref.startsWith(`${id}#`) ? ref.slice(id.length) : ref
  if (local === '#' || local === id) return root
  if (local.startsWith('#/')) return atPointer(root, decode(local.slice(1)))
  return local.startsWith('#') ? findAnchor(root, decode(local.slice(1))) : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What a JSON Pointer leads to. */
export function atPointer(document: Json, path: string): Json | undefined {
  if (path === '') return document
  let current: Json | undefined = document
  for (const part of path.slice(1).split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (Array.isArray(current)) current = current[Number(key)]
    else if (isDoc(current)) current = member(current, key)
    else return undefined
  }
  return current
}

function findAnchor(root: Json, name: string): Json | undefined {
  const open: Json[] = [root]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) open.push(...next)
    else if (isDoc(next)) {
      if (member(next, '$anchor') === name || member(next, '$dynamicAnchor') === name) return next
      open.push(...Object.values(next))
    }
  }
  return undefined
}

/** The schema whose keyword failed, by the way the validator went: references are steps of their own. */
export function schemaOnTheWay(root: Json, steps: readonly string[]): Json | undefined {
  let current: Json | undefined = root
  for (const step of steps) {
    if (step === '$ref' && isDoc(current)) {
      const ref = member(current, '$ref')
      current = typeof ref === 'string' ? resolveRef(root, ref) : undefined
    } else if (Array.isArray(current)) current = current[Number(step)]
    else if (isDoc(current)) current = member(current, step)
    if (current === undefined) return undefined
  }
  return current
}
