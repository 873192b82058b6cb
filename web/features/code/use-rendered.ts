import { useEffect, useRef, useState } from 'react'
import type { Rendered } from '#shared/targets/target'
import type { Toolset } from '#shared/tool/toolset'
import type { Delivery, Order } from './render.worker'

export type Rendering = { rendered?: Rendered; failed?: string }

/** The files of a target, made in a thread of their own. What was made before stays in sight until the new ones are there. */
export function useRendered(toolset: Toolset, target: string, options: Readonly<Record<string, string>>): Rendering {
  const worker = useRef<Worker>(undefined)
  const asked = useRef(0)
  const [rendering, setRendering] = useState<Rendering>({})

  useEffect(() => {
    const made = new Worker(new URL('./render.worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<Delivery>) => {
      if (data.id === asked.current) setRendering('rendered' in data ? { rendered: data.rendered } : { failed: data.failed })
    }
    made.onerror = ({ message }) => setRendering({ failed: message })
    worker.current = made
    return () => made.terminate()
  }, [])

  useEffect(() => {
    asked.current += 1
    worker.current?.postMessage({ id: asked.current, toolset, target, options } satisfies Order)
  }, [toolset, target, options])

  return rendering
}
