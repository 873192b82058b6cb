import type { Call } from '#shared/calls/call'
import { readContent } from '#shared/calls/content'
import { tokensIn } from '../../lib/tokens'

/** What an answer costs a model, as a guess. Pictures, sounds and other bytes are not text and do not count. */
export function aboutTokens(call: Call, text: string): number {
  const { result: _, ...rest } = call
  return tokensIn(text.length - JSON.stringify(rest).length - binaryLength(call))
}

function binaryLength({ result }: Call): number {
  return readContent(result).blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'image' || block.kind === 'audio'
        ? block.data.length
        : block.kind === 'resource' && 'blob' in block
          ? block.blob.length
          : 0),
    0,
  )
}
