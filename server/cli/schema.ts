import { mtdfDialect } from '#shared/mtdf/dialects/index'
import { mtdfSchema } from '#shared/mtdf/schema'
import { type Invocation, print, UsageError } from './command'
import { dialectOf } from './dialect-option'

export async function runSchema({ options, positionals }: Invocation): Promise<number> {
  const [of] = positionals
  if (of !== 'mtdf')
    throw new UsageError(of === undefined ? 'Say the schema of what: mtdf.' : `There is no schema of "${of}", only of mtdf.`)
  print(JSON.stringify(mtdfSchema(mtdfDialect(dialectOf(options))), undefined, 2))
  return 0
}
