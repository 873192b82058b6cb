/** A name that is safe as part of a file name on every system; what is left of it, or "toolset". */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 80)
  return plain === '' || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain) ? 'toolset' : plain
}
