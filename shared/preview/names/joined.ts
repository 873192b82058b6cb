import { compose, safeUnits } from './compose'
import { handedOn } from './handed-on'
import { lastWins, sharing } from './meeting'
import type { NameRule } from './name'

export const openWebuiName: NameRule = (tools) =>
  lastWins(
    tools.map(({ server, name }) => handedOn(compose(`${server.key}_`, name))),
    tools,
  )

export const opencodeName: NameRule = (tools) =>
  lastWins(
    tools.map(({ server, name }) => handedOn(compose(`${safeUnits(server.key)}_`, safeUnits(name)))),
    tools,
  )

export const crushName: NameRule = (tools) =>
  sharing(
    tools.map(({ server, name }) => handedOn(compose(`mcp_${server.key}_`, name))),
    tools,
  )

/** A toolset without a name leaves the tool's name alone. */
export const dockerName: NameRule = (tools) =>
  sharing(
    tools.map(({ server, name }) => handedOn(compose(server.key === '' ? '' : `${server.key}_`, name))),
    tools,
    '; what happens then is not established',
  )
