import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEvent } from '#shared/api/events'
import type { SavedToolset, ToolsetSummary, ToolsetVersion } from '#shared/api/toolsets'
import type { Linked } from '#shared/linked/linked'
import { renumberDuplicates } from '#shared/tool/ids'
import { toolset } from '#shared/tool/toolset'
import { body, noBody } from '../http/body'
import type { Env } from '../http/env'
import { AppError } from '../http/errors'
import { exactNumbers } from '../http/exact-numbers'
import { json } from '../http/raw-json'
import { validate } from '../http/validate'
import type { LinkedToolsets } from '../linked/linked-toolsets'
import type { ToolsetStore } from '../storage/store'

export type ToolsetDeps = { toolsets: ToolsetStore; linked: LinkedToolsets; now(): Date; newId(): string; emit(event: AppEvent): void }

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'must be the number of a version')
  .transform(Number)
const byId = validate('param', z.object({ id: z.string() }))
const byVersion = validate('param', z.object({ id: z.string(), version: wholeNumber }))

/** A document may come from a file that a merge has spoilt, so its ids are made unique where it comes in. */
const incoming = toolset.transform(renumberDuplicates)
const creation = z.strictObject({ toolset: incoming })
const saving = z.strictObject({ toolset: incoming, baseVersion: z.number().int().min(1), note: z.string().optional() })

const opening = z.strictObject({ path: z.string().min(1, 'must not be empty').max(4096, 'is too long') })

export const toolsetRoutes = ({ toolsets, linked, now, newId, emit }: ToolsetDeps) => {
  /** With where it lives, if it lives in files. */
  const whole = <T extends { id: string }>(saved: T): T & { linked?: Linked } => {
    const link = linked.linked(saved.id)
    return link ? { ...saved, linked: link } : saved
  }
  return new Hono<Env>()
    .get('/', async (c) => json<{ toolsets: ToolsetSummary[] }>(c, { toolsets: (await toolsets.list()).map(whole) }))

    .post('/', body(creation), exactNumbers, async (c) => {
      const created = await toolsets.create(newId(), c.req.valid('json').toolset, now())
      emit({ type: 'toolset', toolsetId: created.id, version: created.version })
      return json<SavedToolset>(c, created, 201)
    })

    .post('/open', body(opening), async (c) => {
      const { saved, isNew } = await linked.open(c.req.valid('json').path.trim())
      if (isNew) emit({ type: 'toolset', toolsetId: saved.id, version: saved.version })
      return json<SavedToolset>(c, whole(saved), isNew ? 201 : 200)
    })

    .get('/:id', byId, async (c) => {
      const { id } = c.req.valid('param')
      await linked.check(id)
      return json<SavedToolset>(c, whole(found(await toolsets.find(id))))
    })

    .put('/:id', byId, body(saving), exactNumbers, async (c) => {
      const { toolset, baseVersion, note } = c.req.valid('json')
      const change = { toolset, baseVersion, at: now(), ...(note?.trim() && { note }) }
      const outcome = found(await linked.save(c.req.valid('param').id, change))
      if ('conflict' in outcome) throw conflict(outcome.conflict.currentVersion)
      emit({ type: 'toolset', toolsetId: outcome.saved.id, version: outcome.saved.version })
      return json<Omit<SavedToolset, 'toolset'>>(c, whole(outcome.saved))
    })

    .delete('/:id', byId, async (c) => {
      const { id } = c.req.valid('param')
      if (!(await toolsets.remove(id, now()))) throw noSuchToolset()
      await linked.leave(id)
      emit({ type: 'toolset', toolsetId: id, deleted: true })
      return c.body(null, 204)
    })

    .post('/:id/restore', byId, noBody, async (c) => {
      const { id } = found(await toolsets.restore(c.req.valid('param').id))
      await linked.resume(id)
      const restored = found(await toolsets.find(id))
      emit({ type: 'toolset', toolsetId: id, version: restored.version })
      return json<SavedToolset>(c, whole(restored))
    })

    .delete('/:id/link', byId, async (c) => {
      const { id } = c.req.valid('param')
      if (!(await linked.unlink(id))) throw new AppError('not_found', 'This toolset lives in no file.')
      emit({ type: 'toolset', toolsetId: id })
      return c.body(null, 204)
    })

    .get('/:id/versions', byId, async (c) =>
      json<{ versions: ToolsetVersion[] }>(c, { versions: found(await toolsets.versions(c.req.valid('param').id)) }),
    )

    .get('/:id/versions/:version', byVersion, async (c) => {
      const { id, version } = c.req.valid('param')
      const saved = await toolsets.version(id, version)
      if (!saved) throw new AppError('not_found', 'There is no such version of a toolset. Old versions without a note are thinned out.')
      return json<SavedToolset>(c, saved)
    })
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw noSuchToolset()
  return value
}

const noSuchToolset = () => new AppError('not_found', 'There is no such toolset. A deleted one can be restored for 30 days.')

const conflict = (currentVersion: number) =>
  new AppError(
    'conflict',
    `The toolset was saved elsewhere and is now at version ${currentVersion}. Nothing was overwritten: read it again, then save.`,
    {
      data: { currentVersion },
    },
  )
