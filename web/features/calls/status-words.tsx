import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconLoader2,
  IconPlugConnectedX,
} from '@tabler/icons-react'
import type { CallStatus } from '#shared/calls/call'
import type { PastCall } from './call-log'

type Tone = 'good' | 'bad' | 'warn' | 'accent' | 'neutral'
export type StatusWords = { words: string; tone: Tone; Icon: typeof IconCircleCheck }

const statuses: Record<CallStatus, StatusWords> = {
  running: { words: 'Running', tone: 'accent', Icon: IconLoader2 },
  answered: { words: 'Answered', tone: 'good', Icon: IconCircleCheck },
  tool_error: { words: 'Tool error', tone: 'bad', Icon: IconAlertTriangle },
  protocol_error: { words: 'Protocol error', tone: 'bad', Icon: IconAlertCircle },
  cancelled: { words: 'Cancelled', tone: 'neutral', Icon: IconCircleX },
  timed_out: { words: 'Timed out', tone: 'warn', Icon: IconClockX },
  disconnected: { words: 'Connection lost', tone: 'bad', Icon: IconPlugConnectedX },
}

/** What came of a call, in words, with a shape and a colour. */
export function statusWords({ status, breaksSchema, isLate, error }: PastCall): StatusWords {
  if (isLate) return { ...statuses[status], words: `${statuses[status].words}, late answer` }
  if (status === 'answered' && breaksSchema) return { words: 'Breaks its schema', tone: 'warn', Icon: IconAlertTriangle }
  const known = statuses[status]
  return status === 'protocol_error' && error ? { ...known, words: `Protocol error ${error.code}` } : known
}

export const statusFilters = [
  { id: 'all', label: 'Every status', fits: () => true },
  { id: 'running', label: 'Running', fits: ({ status }) => status === 'running' },
  { id: 'answered', label: 'Answered', fits: ({ status }) => status === 'answered' },
  { id: 'errors', label: 'Errors', fits: ({ status }) => ['tool_error', 'protocol_error', 'disconnected'].includes(status) },
  { id: 'late', label: 'Late answers', fits: ({ isLate }) => isLate },
  { id: 'ended', label: 'Cancelled or timed out', fits: ({ status }) => status === 'cancelled' || status === 'timed_out' },
] as const satisfies readonly { id: string; label: string; fits(call: PastCall): boolean }[]
export type StatusFilter = (typeof statusFilters)[number]['id']
