/** A word of a command that deserves a second look before it runs. `index` counts from the command itself. */
export type CommandWarning = { index: number; level: 'danger' | 'notice'; message: string }

const base = (word: string) => (word.split(/[\\/]/).at(-1) ?? word).replace(/\.(exe|cmd|bat)$/i, '').toLowerCase()

const shells = new Set(['sh', 'bash', 'zsh', 'dash', 'fish', 'cmd', 'powershell', 'pwsh'])
const takesText = (arg: string) => /^(-c|\/c|-command)$/i.test(arg)

/** Whether an argument is text for a shell, in which `${…}` is the shell's own. */
export function readByShell({ command, args }: { command: string; args: readonly string[] }, index: number): boolean {
  return shells.has(base(command)) && args.slice(0, index).some(takesText)
}

const downloaders: Record<string, string> = {
  npx: 'npx may download the package from the npm registry and runs it.',
  bunx: 'bunx may download the package from the npm registry and runs it.',
  uvx: 'uvx may download the package from PyPI and runs it.',
  pipx: 'pipx may download the package from PyPI and runs it.',
}

/** Dangers that can stand in any word, also inside the text that a shell is given. */
const patterns: readonly [RegExp, string][] = [
  [/(^|[\s;&|(])(sudo|doas|su)(\s|$)/, 'It asks for the rights of another user.'],
  [/(^|[\s;&|(])rm\s+(-\w*\s+)*-\w*[rRf]\w*/, 'It deletes files without asking.'],
  [/\b(curl|wget|iwr|invoke-webrequest)\b[^|]*\|\s*(sudo\s+)?(\w*sh|python\d?|node|iex)\b/i, 'It runs what it downloads, unseen.'],
  [/(\w*sh|eval|source)\s+(-c\s+)?["']?(<\(|\$\(|`)\s*(curl|wget)/i, 'It runs what it downloads, unseen.'],
  [/(^|[\s;&|])(mkfs|dd\s+.*of=\/dev\/|shred)\b/, 'It writes to a disk directly.'],
  [/>\s*\/dev\/(sd|nvme|disk)/, 'It writes to a disk directly.'],
  [/\bchmod\s+(-\w+\s+)*0?777\b/, 'It lets everyone change the files.'],
  [/:\(\)\s*\{.*\};\s*:/, 'It starts itself over and over until the machine stands still.'],
  [/-(enc|encodedcommand)\b/i, 'The command is encoded, so that it cannot be read here.'],
]

export function commandWarnings(command: string, args: readonly string[]): CommandWarning[] {
  const words = [command, ...args]
  const name = base(command)
  const found: CommandWarning[] = words.flatMap((word, index) =>
    patterns.filter(([pattern]) => pattern.test(word)).map(([, message]) => ({ index, level: 'danger' as const, message })),
  )
  if (name === 'rm' || words.some((word, index) => index > 0 && base(words[index - 1] as string) === 'rm' && /^-\w*[rRf]/.test(word))) {
    const index = words.findIndex((word) => base(word) === 'rm')
    if (words.some((word) => /^-\w*[rRf]/.test(word))) found.push({ index, level: 'danger', message: 'It deletes files without asking.' })
  }
  if (name === 'docker' || name === 'podman') found.push(...containerWarnings(words))
  if (shells.has(name) && args.some(takesText))
    found.push({ index: 0, level: 'notice', message: 'A shell reads the text behind it, so pipes and variables in it take effect.' })
  if (downloaders[name]) found.push({ index: 0, level: 'notice', message: downloaders[name] })
  return found
}

function containerWarnings(words: readonly string[]): CommandWarning[] {
  return words.flatMap((word, index): CommandWarning[] => {
    if (word === '--privileged') return [{ index, level: 'danger', message: 'The container may do anything on this machine.' }]
    if (/^(\/|\/var\/run\/docker\.sock):/.test(word) || /^(-v|--volume|--mount)=?.*(=|\s)\/:/.test(word))
      return [{ index, level: 'danger', message: 'The container reaches the whole machine through this folder.' }]
    return []
  })
}
