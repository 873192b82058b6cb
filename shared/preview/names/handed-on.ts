import { providers } from '../providers'
import { noted } from './compose'
import type { SeenName } from './name'

/** For a client that sends names on as they come: which model APIs answer with an error. */
export function handedOn(seen: SeenName): SeenName {
  const { name } = seen
  const refusing = name === undefined ? [] : providers.filter((provider) => !provider.name.value.test(name)).map(({ label }) => label)
  return noted(
    seen,
    refusing.length > 0 &&
      `Handed on as it is, with ${name?.length} characters; a name like this is refused by ${refusing.join(', ')}: the request fails.`,
  )
}
