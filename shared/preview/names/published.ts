import { compose, noted } from './compose'
import { sharing } from './meeting'
import type { NameRule } from './name'

export const publishedName: NameRule = (tools) => tools.map(({ name }) => compose('', name))

export const labelledName: NameRule = (tools) => tools.map(({ server, name }) => ({ ...compose('', name), namespace: server.key }))

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
