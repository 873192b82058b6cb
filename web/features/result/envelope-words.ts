import type { Envelope, Pagination } from '#shared/calls/recognise'
import { count } from '../../lib/words'

/** An envelope's figures in words. */
export function envelopeWords({ items, pagination, metadata }: Envelope): string[] {
  return [
    ...(items === undefined ? [] : [count(items, 'item')]),
    ...(pagination ? pageWords(pagination) : []),
    ...(metadata?.timestamp ? [`made ${metadata.timestamp}`] : []),
    ...(metadata?.correlationId ? [`correlation id ${metadata.correlationId}`] : []),
    ...(metadata?.version ? [`version ${metadata.version}`] : []),
  ]
}

function pageWords({ page, pages, pageSize, total, next, more }: Pagination): string[] {
  return [
    ...(page === undefined ? [] : [pages === undefined ? `page ${page}` : `page ${page} of ${pages.toLocaleString('en')}`]),
    ...(pageSize === undefined ? [] : [`${pageSize.toLocaleString('en')} a page`]),
    ...(total === undefined ? [] : [`${total.toLocaleString('en')} in all`]),
    ...(next ? [`next: ${next}`] : []),
    ...(more === undefined ? [] : [more ? 'more follow' : 'the last page']),
  ]
}
