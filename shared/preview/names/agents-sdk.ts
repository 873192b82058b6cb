import type { NameRule } from './name'

export const agentsName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))

export const agentsServerName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))
