import type { ToolContext } from './tool'

export type Page<T> = { items: T[]; pagination: Pagination }
type Pagination = {
  page: number
  page_size: number
  total_items: number
  total_pages: number
  has_next: boolean
  has_previous: boolean
}

export function paginate<T>(all: readonly T[], page: number, pageSize: number): Page<T> {
  const total_pages = Math.ceil(all.length / pageSize)
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, page_size: pageSize, total_items: all.length, total_pages, has_next: page < total_pages, has_previous: page > 1 },
  }
}

/** The success/data/metadata envelope around one page of a list. */
export function envelope<T>({ items, pagination }: Page<T>, { now, newId }: Pick<ToolContext, 'now' | 'newId'>) {
  return { success: true, data: items, pagination, metadata: { timestamp: now().toISOString(), correlation_id: newId(), version: '1.0.0' } }
}

export function envelopeSchema(item: Record<string, unknown>) {
  const count = { type: 'integer', minimum: 0 }
  return {
    type: 'object' as const,
    properties: {
      success: { type: 'boolean', const: true },
      data: { type: 'array', items: item },
      pagination: {
        type: 'object',
        properties: {
          page: { type: 'integer', minimum: 1 },
          page_size: { type: 'integer', minimum: 1 },
          total_items: count,
          total_pages: count,
          has_next: { type: 'boolean' },
          has_previous: { type: 'boolean' },
        },
        required: ['page', 'page_size', 'total_items', 'total_pages', 'has_next', 'has_previous'],
      },
      metadata: {
        type: 'object',
        properties: {
          timestamp: { type: 'string', format: 'date-time' },
          correlation_id: { type: 'string', description: 'Quote this when you report a problem.' },
          version: { type: 'string' },
        },
        required: ['timestamp', 'correlation_id', 'version'],
      },
    },
    required: ['success', 'data', 'pagination', 'metadata'],
  }
}
