import { compose, noted } from './compose'
import { sharing } from './meeting'
import type { NameRule } from './name'

/** Carried apart from the server's label. */
export const labelledName: NameRule = (tools) =>
  sharing(
    tools.map(({ server, name }) => ({ ...compose('', name), namespace: server.key })),
    tools,
  )

/** One server is shown at a time, so names meet only within it. */
export const publishedName: NameRule = (tools) => labelledName(tools).map(({ namespace: _, ...seen }) => seen)

/** Claude's apps refuse a name of another form only when the chat is sent. */
export const claudeAppsName: NameRule = (tools) =>
  sharing(
    tools.map(({ name }) =>
      noted(
        compose('', name),
        !/^[A-Za-z0-9_-]{1,64}$/.test(name) && 'The chat fails: a name may have 1 to 64 letters, digits, _ and - (reported).',
      ),
    ),
    tools,
    '; what happens then is not established',
  )
