import type { NameRule } from './name'

export const publishedName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))

export const labelledName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))
