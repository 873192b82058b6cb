import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export type OverlayName = 'palette' | 'shortcuts'
type Overlay = ComponentType<{ onClose(): void }>

const loaders: Record<OverlayName, () => Promise<Overlay>> = {
  palette: () => import('./app-palette').then(({ AppPalette }) => AppPalette),
  shortcuts: () => import('../features/palette/shortcuts').then(({ Shortcuts }) => Shortcuts),
}
const fetchAfterMs = 1000
/** Nothing can be fetched from a server that is not there; the banner says so already. */
const whileAway = () => {}

/** What opens over the page. It is no part of the first screen, but it is there before it is asked for: what is typed right after its key must not be lost, so nothing is suspended. */
export function useOverlay(): { overlay: ReactNode; open(name: OverlayName): void } {
  const [Shown, setShown] = useState<Overlay>()
  useEffect(() => {
    const timer = setTimeout(() => void loaders.palette().catch(whileAway), fetchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return {
    overlay: Shown && <Shown onClose={() => setShown(undefined)} />,
    open: (name) => void loaders[name]().then((loaded) => setShown(() => loaded), whileAway),
  }
}
