import type { NameRule } from './name'

export const openWebuiName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))

export const opencodeName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))

export const crushName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))

export const dockerName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))
