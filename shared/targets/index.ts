import { json } from './json'
import { markdown } from './markdown'
import { mtdf } from './mtdf'
import { python } from './python'
import type { Target } from './target'
import { toolset } from './toolset'
import { types } from './types'
import { typescript } from './typescript'

/** Every way to write a toolset down, in the order a person reads them. */
export const targets = [typescript, python, types, mtdf, json, toolset, markdown] as const satisfies readonly Target[]
export type TargetId = (typeof targets)[number]['id']

export const targetById = (id: string): Target | undefined => targets.find((target) => target.id === id)
