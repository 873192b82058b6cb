import { deflateSync } from 'node:zlib'

export type Picture = { values: readonly number[]; width: number; height: number; colour: string }

const margin = 8
const paper = [250, 250, 248]
const grid = [226, 226, 222]

/** Where each value stands on a canvas of the given size, oldest at the left. */
export function points({ values, width, height }: Picture): { x: number; y: number }[] {
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const step = values.length > 1 ? (width - 2 * margin) / (values.length - 1) : 0
  return values.map((value, index) => ({
    x: Math.round(margin + index * step),
    y: Math.round(height - margin - ((value - low) / span) * (height - 2 * margin)),
  }))
}

export function drawSvg(picture: Picture, label: string): string {
  const { width, height, colour } = picture
  const line = points(picture)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${label}</title>`,
    `<rect width="100%" height="100%" fill="rgb(${paper.join(',')})"/>`,
    `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('\n')
}

/** The same picture as a PNG, pixel by pixel: the curve with a light area under it. */
export function drawPng(picture: Picture): Buffer {
  const { width, height, colour } = picture
  const ink = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const area = ink.map((channel, index) => Math.round(channel * 0.25 + (paper[index] ?? 0) * 0.75))
  const curve = heights(points(picture), width)

  const rowSize = 1 + width * 3
  const pixels = Buffer.alloc(rowSize * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const top = curve[x]
      let shade = y % Math.max(1, Math.floor(height / 5)) === 0 ? grid : paper
      if (top !== undefined && y > top) shade = area
      // From the column before to this one, so that a steep curve has no gaps.
      const before = curve[x - 1] ?? top
      if (top !== undefined && before !== undefined && y >= Math.min(top, before) - 1 && y <= Math.max(top, before) + 1) shade = ink
      pixels.set(shade, y * rowSize + 1 + x * 3)
    }
  }

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))])
}

/** The curve's height at each column, straight between the points. */
function heights(curve: readonly { x: number; y: number }[], width: number): (number | undefined)[] {
  const found = new Array<number | undefined>(width).fill(undefined)
  for (const [index, from] of curve.entries()) {
    const to = curve[index + 1] ?? from
    for (let x = from.x; x <= to.x; x += 1)
      found[x] = to.x === from.x ? from.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
  }
  return found
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
