/** What happened, told to every page. Events are small: they say what to read again, they do not carry it. */
export type AppEvent =
  | { type: 'connection'; connectionId: string; deleted?: true }
  | { type: 'tools'; connectionId: string }
  /** `late`: an answer came after the call had ended. */
  | { type: 'call'; callId: string; connectionId: string; tool: string; status: string; late?: true }
  | { type: 'progress'; callId: string; connectionId: string; progress: number; total?: number; message?: string }
  | { type: 'frame'; connectionId: string; seq: number }
  | { type: 'stderr'; connectionId: string; seq: number }
  | { type: 'toolset'; toolsetId: string; version?: number; deleted?: true }
  /** What was missed is gone: read everything again. */
  | { type: 'reset' }

export type AppEventType = AppEvent['type']
export const appEventTypes = [
  'connection',
  'tools',
  'call',
  'progress',
  'frame',
  'stderr',
  'toolset',
  'reset',
] as const satisfies readonly AppEventType[]
