import { rewriting } from './rewriting'

/** The schema as the server sent it. */
export const passedOn = rewriting((schema) => ({ schema }))
