import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'

/** A place of a tool that somebody was led to: a JSON Pointer. Asked for again, it is a new object. */
export type AskedPlace = { at: string }

/** The place that the address names behind its `#`. */
export function useAskedPlace(): AskedPlace | undefined {
  const at = useLocation({ select: ({ hash }) => (hash.startsWith('/') ? hash : undefined) })
  const visit = useLocation({ select: ({ state }) => state.__TSR_key })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit asks anew
  return useMemo(() => (at === undefined ? undefined : { at }), [at, visit])
}

/** That place as it stands in one member of the tool, where it is in there. */
export function useAskedWithin(member: string): AskedPlace | undefined {
  const asked = useAskedPlace()
  return useMemo(() => (asked?.at.startsWith(`${member}/`) ? { at: asked.at.slice(member.length) } : undefined), [asked, member])
}
