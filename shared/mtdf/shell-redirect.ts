const shells = ['sh', 'bash', 'zsh', 'fish', 'ksh', 'pwsh', 'powershell', 'cmd']

/** A script given to a shell gets its errors where its output goes. */
export function withRedirect([program = '', ...rest]: readonly string[]): string[] {
  const name =
    program
      .replace(/\.exe$/i, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  const script = rest.findIndex((word) => word === '-c' || word.toLowerCase() === '-command') + 1
  if (!shells.includes(name) || script === 0 || script >= rest.length) return [program, ...rest]
  return [program, ...rest.map((word, index) => (index === script ? redirected(word) : word))]
}

function redirected(script: string): string {
  if (/2>&1\s*$/.test(script)) return script
  return script === '' || /\s$/.test(script) ? `${script}2>&1` : `${script} 2>&1`
}
