import { isDoc, type Json, member } from '../../tool/json'
import { pascalCase, wordsOf } from '../names'
import { listAt, objectAt } from './class-parts'

const longestName = 48

/** The name of a class for what stands in a property of another. */
export const joinedName = (stem: string, property: string) => {
  const last = pascalCase(wordsOf(property)) || 'Part'
  return (stem.length + last.length > longestName ? last : stem + last).slice(0, longestName).replace(/^(?=\d)/, 'Part')
}

/** What tells one alternative from the others: its title, its tag, or what it demands. */
export function branchName(hint: string, branch: Json): string {
  if (!isDoc(branch)) return hint
  const title = member(branch, 'title')
  const tag = Object.values(objectAt(branch, 'properties')).find((each) => isDoc(each) && typeof member(each, 'const') === 'string')
  const [demanded] = listAt(branch, 'required')
  const word = title ?? (isDoc(tag) ? member(tag, 'const') : demanded)
  return joinedName(hint, typeof word === 'string' ? word : 'option')
}
