import { o200kCount } from '#shared/preview/o200k'
import { countsOf, type TokenCounts, type TokenPieces } from '#shared/preview/tokens'

addEventListener('message', ({ data }: MessageEvent<TokenPieces>) => {
  postMessage(countsOf(data, o200kCount) satisfies TokenCounts)
})
