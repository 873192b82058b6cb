import { targetById } from '#shared/targets/index'
import type { Rendered } from '#shared/targets/target'
import type { Toolset } from '#shared/tool/toolset'

export type Order = { id: number; toolset: Toolset; target: string; options: Readonly<Record<string, string>> }
export type Delivery = { id: number; rendered: Rendered } | { id: number; failed: string }

addEventListener('message', ({ data: { id, toolset, target, options } }: MessageEvent<Order>) => {
  try {
    const rendered = targetById(target)?.render(toolset, options) ?? { files: [], losses: [] }
    postMessage({ id, rendered } satisfies Delivery)
  } catch (error) {
    postMessage({ id, failed: (error as Error).message } satisfies Delivery)
  }
})
