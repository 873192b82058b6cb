import { danglingGuidanceKey } from './dangling-guidance-key'
import { dashPositional } from './dash-positional'
import { duplicateName } from './duplicate-name'
import { duplicateTool } from './duplicate-tool'
import { injectionLikeText } from './injection-like-text'
import { invisibleCharacters } from './invisible-characters'
import { lenientJson } from './lenient-json'
import { nothingToCall } from './nothing-to-call'
import { oneLetterFlag } from './one-letter-flag'
import { pathWithoutFormat } from './path-without-format'
import { refusedByLoader } from './refused-by-loader'
import { reservedName } from './reserved-name'
import { shellCommand } from './shell-command'
import { uncallableName } from './uncallable-name'
import { unreadGuidanceKey } from './unread-guidance-key'
import type { Warning } from './warning'

/** Everything we notice beside a dialect's own verdict. */
export const mtdfWarnings = [
  lenientJson,
  refusedByLoader,
  nothingToCall,
  reservedName,
  uncallableName,
  duplicateTool,
  duplicateName,
  danglingGuidanceKey,
  unreadGuidanceKey,
  oneLetterFlag,
  pathWithoutFormat,
  dashPositional,
  shellCommand,
  injectionLikeText,
  invisibleCharacters,
] as const satisfies readonly Warning[]
