export {} // Imports nothing on purpose: before it is let in, a browser gets only this file and its style.

/** What stands behind the `#`: the one-time key, and where to go with it. */
function readLink(): { key: string | null; to: string } {
  const parts = new URLSearchParams(location.hash.slice(1))
  const to = parts.get('to') ?? '/'
  return { key: parts.get('key'), to: isLocalPath(to) ? to : '/' }
}

/** `//host` and `/\host` lead elsewhere. */
function isLocalPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false
  return new URL(path, location.origin).origin === location.origin
}

function show(id: 'opening' | 'refused' | 'away'): void {
  for (const section of document.querySelectorAll('section')) section.hidden = section.id !== id
}

async function enter(): Promise<void> {
  show('opening')
  const { key, to } = readLink()
  if (!key) return show('refused')
  try {
    const response = await fetch('/api/launch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    })
    if (response.status === 204) return location.replace(to)
    show(response.status >= 500 ? 'away' : 'refused')
  } catch {
    show('away')
  }
}

/** A page that is only prepared in advance must not use up the key. */
function start(): void {
  const page = document as Document & { prerendering?: boolean }
  if (page.prerendering) page.addEventListener('prerenderingchange', () => void enter(), { once: true })
  else void enter()
}

try {
  const theme: unknown = JSON.parse(localStorage.getItem('toolwright.theme') ?? 'null')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // No storage, no remembered theme.
}
document.getElementById('again')?.addEventListener('click', () => void enter())
// A second link pasted into the same tab changes only the fragment.
addEventListener('hashchange', () => void enter())
start()
