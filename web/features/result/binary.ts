/** Base64 as servers write it: with line breaks, or in the letters of URLs. */
const plainBase64 = (data: string) => data.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/')

/** How many bytes a Base64 text holds. */
export function base64Size(data: string): number {
  const length = /\s/.test(data) ? data.replace(/\s+/g, '').length : data.length
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0
  return Math.floor((length * 3) / 4) - padding
}

export function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  const binary = atob(plainBase64(data))
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}

/** An address for `<img>` and `<audio>` only; nothing where the claimed type is not of that family. */
export function dataUrl(family: 'image' | 'audio', mimeType: string, data: string): string | undefined {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? ''
  return new RegExp(`^${family}/[a-z0-9.+-]+$`).test(type) ? `data:${type};base64,${plainBase64(data)}` : undefined
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'application/pdf': 'pdf',
  'application/json': 'json',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/markdown': 'md',
  'text/plain': 'txt',
}

/** A file's name from a tool's or an address's, never with a folder in it. */
export function fileName(base: string, mimeType = ''): string {
  const last =
    base
      .replace(/[?#].*$/, '')
      .split(/[/\\]/)
      .findLast((part) => part !== '') ?? ''
  const name =
    last
      .replace(/[^\w.-]+/g, '_')
      .replace(/^\.+/, '')
      .slice(-80) || 'result'
  const ending = endings[mimeType.split(';')[0]?.trim().toLowerCase() ?? '']
  return /\.\w{1,8}$/.test(name) || !ending ? name : `${name}.${ending}`
}

/** Hands bytes or a text to the person as a file. */
export function save(name: string, content: Uint8Array<ArrayBuffer> | string): void {
  const link = document.createElement('a')
  // A neutral type: the browser must never show it in our own name.
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
