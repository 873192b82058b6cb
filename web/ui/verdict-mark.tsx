import { IconBan, IconHelpCircle, IconPlayerPlay, IconScale, IconShieldQuestion } from '@tabler/icons-react'
import type { GroupId } from '#shared/preview/words'

const icons: Record<GroupId, typeof IconBan> = {
  asks: IconShieldQuestion,
  runs: IconPlayerPlay,
  judges: IconScale,
  'leaves-out': IconBan,
  unknown: IconHelpCircle,
}

/** What a client does, as a picture; words stand beside it or in its tip. */
export function VerdictMark({ group, size = 15 }: { group: GroupId; size?: number }) {
  const Icon = icons[group]
  return <Icon size={size} stroke={1.7} aria-hidden="true" />
}
