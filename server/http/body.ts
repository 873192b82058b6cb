import type { Context, MiddlewareHandler } from 'hono'
import type { ZodType, z } from 'zod'
import type { Env } from './env'
import { AppError } from './errors'
import { detailsOf } from './validate'

export const maxBodyBytes = 16 * 1024 * 1024

/** Reads the body as JSON of the given shape; the handler finds it under `c.req.valid('json')`, its text under `c.var.bodyText`. */
export function body<S extends ZodType>(
  schema: S,
): MiddlewareHandler<Env, string, { in: { json: z.input<S> }; out: { json: z.output<S> } }> {
  return async (c, next) => {
    const text = await readText(c)
    const parsed = schema.safeParse(parse(text))
    if (!parsed.success) {
      const details = detailsOf(parsed.error)
      throw new AppError('invalid_input', `The body is not valid: ${sentence(details)}`, { details })
    }
    c.req.addValidatedData('json', parsed.data as object)
    c.set('bodyText', text)
    await next()
  }
}

/** For a POST that takes nothing: no body, or an empty object. */
export const noBody: MiddlewareHandler<Env> = async (c, next) => {
  const text = await readText(c)
  if (text.trim() !== '') {
    const value = parse(text)
    const names = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : undefined
    if (!names) throw new AppError('invalid_input', 'This request takes no body.')
    if (names.length > 0) {
      const details = names.map((name) => ({ field: `/${name}`, message: 'is not known here' }))
      throw new AppError('invalid_input', `The body is not valid: ${sentence(details)}`, { details })
    }
  }
  await next()
}

async function readText(c: Context<Env>): Promise<string> {
  const length = c.req.header('content-length')
  const streamed = c.req.header('transfer-encoding') !== undefined
  const empty = !streamed && (length === undefined || length === '0')
  if (empty) return ''
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new AppError('unsupported_media_type', 'A body must be JSON: send content-type: application/json.')
  }
  if (Number(length) > maxBodyBytes) throw tooLarge()
  return streamed ? readStream(c.req.raw.body) : c.req.text()
}

/** A body without a length is counted while it comes. */
async function readStream(stream: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const tooLarge = () => new AppError('too_large', `A body may have ${maxBodyBytes / 1024 / 1024} MiB at most.`)

function parse(text: string): unknown {
  if (text.trim() === '') throw new AppError('invalid_input', 'The body is missing: send a JSON object.')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('invalid_input', `The body is not JSON: ${(error as Error).message}.`)
  }
}

const sentence = (details: readonly { field: string; message: string }[]) =>
  details.length === 0
    ? 'it has the wrong shape.'
    : `${details
        .slice(0, 3)
        .map((d) => `${d.field || 'it'} ${d.message}`)
        .join('; ')}${details.length > 3 ? '; and more' : ''}.`
