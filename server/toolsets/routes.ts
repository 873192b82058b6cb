import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEvent } from '#shared/api/events'
import { renumberDuplicates } from '#shared/tool/ids'
import { toolset } from '#shared/tool/toolset'
import { body, noBody } from '../http/body'
import type { Env } from '../http/env'
import { AppError } from '../http/errors'
import { exactNumbers } from '../http/exact-numbers'
import { json } from '../http/raw-json'
import { validate } from '../http/validate'
import type { SavedToolset, ToolsetStore, ToolsetSummary, ToolsetVersion } from '../storage/store'

export type ToolsetDeps = { toolsets: ToolsetStore; now(): Date; newId(): string; emit(event: AppEvent): void }

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

export const toolsetRoutes = ({ toolsets, now, newId, emit }: ToolsetDeps) =>
  new Hono<Env>()
    .get('/', async (c) => json<{ toolsets: ToolsetSummary[] }>(c, { toolsets: await toolsets.list() }))

    .post('/', body(creation), exactNumbers, async (c) => {
      const created = await toolsets.create(newId(), c.req.valid('json').toolset, now())
      emit({ type: 'toolset', toolsetId: created.id, version: created.version })
      return json<SavedToolset>(c, created, 201)
    })

    .get('/:id', byId, async (c) => json<SavedToolset>(c, found(await toolsets.find(c.req.valid('param').id))))

    .put('/:id', byId, body(saving), exactNumbers, async (c) => {
      const { toolset, baseVersion, note } = c.req.valid('json')
      const change = { toolset, baseVersion, at: now(), ...(note?.trim() && { note }) }
      const outcome = found(await toolsets.save(c.req.valid('param').id, change))
      if ('conflict' in outcome) throw conflict(outcome.conflict.currentVersion)
      emit({ type: 'toolset', toolsetId: outcome.saved.id, version: outcome.saved.version })
      return json<Omit<SavedToolset, 'toolset'>>(c, outcome.saved)
    })

    .delete('/:id', byId, async (c) => {
      const { id } = c.req.valid('param')
      if (!(await toolsets.remove(id, now()))) throw noSuchToolset()
      emit({ type: 'toolset', toolsetId: id, deleted: true })
      return c.body(null, 204)
    })

    .post('/:id/restore', byId, noBody, async (c) => {
      const restored = found(await toolsets.restore(c.req.valid('param').id))
      emit({ type: 'toolset', toolsetId: restored.id, version: restored.version })
      return json<SavedToolset>(c, restored)
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
