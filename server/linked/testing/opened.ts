import { readdirSync } from 'node:fs'
import { expect } from 'vitest'
import type { SavedToolset } from '#shared/api/toolsets'
import type { Toolset } from '#shared/tool/toolset'
import { type TestApp, testApp } from '../../testing/test-app'
import { aProject, cacheText, type Project, viewText } from './project'

export async function opened(project: Project, path = project.folder) {
  const app = await testApp()
  const saved = await app.ask<SavedToolset>('/api/toolsets/open', { method: 'POST', body: { path } })
  return { app, saved, ...using(app, saved.id) }
}

function using(app: TestApp, id: string) {
  const read = () => app.ask<SavedToolset>(`/api/toolsets/${id}`)
  const put = (toolset: Toolset, baseVersion: number) =>
    app.request(`/api/toolsets/${id}`, { method: 'PUT', body: { toolset, baseVersion } })
  const edit = async (change: (toolset: Toolset) => Toolset) => {
    const { toolset, version } = await read()
    const answer = await put(change(toolset), version)
    expect(answer.status).toBe(200)
    return (await answer.json()) as SavedToolset
  }
  const notes = async () =>
    (await app.ask<{ versions: { note?: string }[] }>(`/api/toolsets/${id}/versions`)).versions.flatMap(({ note }) => note ?? [])
  return { read, put, edit, notes }
}

export const project = () => aProject({ 'cache.json': cacheText, 'view.json': viewText })
export const files = ({ folder }: Project) => readdirSync(folder).sort()
