import { defaultDialect, mtdfDialects } from '#shared/mtdf/dialects/index'
import { choice, type OptionValues } from './command'

const others = mtdfDialects.map(({ id }) => id).filter((id) => id !== defaultDialect)

/** The dialect that `--dialect` names. */
export const dialectOf = (options: OptionValues) => choice(options, 'dialect', [defaultDialect, ...others])
