import type { NameRule } from './name'

export const gooseName: NameRule = (tools) => tools.map(({ name }) => ({ name, own: [0, name.length] }))
