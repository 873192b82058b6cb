import { spawn } from 'node:child_process'

/** Shows a link in the person's browser, where there is one to show it in. */
export function openBrowser(link: string): void {
  const opener = openerFor(process.platform, process.env)
  if (!opener) return
  const [command, ...args] = opener
  const child = spawn(command as string, [...args, link], { stdio: 'ignore', detached: true, shell: false })
  child.on('error', () => {})
  child.unref()
}

function openerFor(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] | undefined {
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : undefined
}
