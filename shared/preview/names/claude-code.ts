import type { NameRule } from './name'

export const configuredName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))

export const pluginName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))

export const connectorName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))
