import { strToU8, zipSync } from 'fflate'
import type { RenderedFile } from '#shared/targets/target'

addEventListener('message', ({ data: files }: MessageEvent<readonly RenderedFile[]>) => {
  postMessage(zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)]))))
})
