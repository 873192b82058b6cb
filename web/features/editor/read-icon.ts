import { iconTypes, largestIcon } from '#shared/tool/icon-problems'
import type { Doc } from '#shared/tool/json'
import { bytes } from '../../lib/words'

/** In a data: URI four letters stand for three bytes. */
const largestFile = Math.floor((largestIcon - 40) / 4) * 3

/** A picture from a file as an icon that carries it, with its kind and size; or why it cannot be one. */
export async function readIcon(file: File): Promise<{ icon: Doc } | { problem: string }> {
  const mimeType = file.type.toLowerCase()
  if (!(iconTypes as readonly string[]).includes(mimeType))
    return { problem: `${file.name} is no picture that clients draw: ${iconTypes.join(', ')}.` }
  if (file.size > largestFile)
    return { problem: `${file.name} has ${bytes(file.size)}. It would go out with every list: keep it under ${bytes(largestFile)}.` }
  const src = await asDataUrl(file)
  if (mimeType === 'image/svg+xml') return { icon: { src, mimeType, sizes: ['any'] } }
  const size = await sizeOf(src)
  return size ? { icon: { src, mimeType, sizes: [size] } } : { problem: `${file.name} cannot be drawn: it may be damaged.` }
}

function asDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

async function sizeOf(src: string): Promise<string | undefined> {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  } catch {
    return undefined
  }
}
