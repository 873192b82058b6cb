/** An address that may become a link: https, and nothing that a browser would run, read from disk, or send a name and password with. */
export function openableUrl(uri: string): string | undefined {
  if (!/^https:\/\//i.test(uri)) return undefined
  try {
    const url = new URL(uri)
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
  } catch {
    return undefined
  }
}

/** Why an address is shown but not opened. */
export function whyNotOpened(uri: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(uri)?.[1]?.toLowerCase()
  if (openableUrl(uri)) return undefined
  if (scheme === 'https') return 'The address cannot be read, or carries a name or password: it is not opened from here.'
  if (scheme === 'http') return 'Not opened from here: the address is not encrypted.'
  if (scheme && ['javascript', 'data', 'file', 'vbscript', 'blob'].includes(scheme))
    return `Never opened: ${scheme}: addresses run or read things on this machine.`
  return undefined
}
