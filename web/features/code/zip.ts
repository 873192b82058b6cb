import type { RenderedFile } from '#shared/targets/target'

/** All files in one archive, packed in a thread of its own. */
export function zipped(files: readonly RenderedFile[]): Promise<Blob> {
  const worker = new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((settle, fail) => {
    worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => settle(new Blob([data], { type: 'application/zip' }))
    worker.onerror = ({ message }) => fail(new Error(message))
    worker.postMessage(files)
  }).finally(() => worker.terminate())
}
