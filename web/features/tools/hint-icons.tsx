import { IconEye, IconHome, IconPencil, IconPlus, IconRepeat, IconRepeatOff, IconTrash, IconWorld } from '@tabler/icons-react'
import type { HintName } from '#shared/tool/node'
import type { Hint } from './hints'

const icons: Record<HintName, { true: typeof IconEye; false: typeof IconEye }> = {
  readOnlyHint: { true: IconEye, false: IconPencil },
  destructiveHint: { true: IconTrash, false: IconPlus },
  idempotentHint: { true: IconRepeat, false: IconRepeatOff },
  openWorldHint: { true: IconWorld, false: IconHome },
}

export function HintIcon({ hint, size = 14 }: { hint: Pick<Hint, 'name' | 'value'>; size?: number }) {
  const Icon = icons[hint.name][`${hint.value}`]
  return <Icon size={size} stroke={1.7} aria-hidden="true" />
}
