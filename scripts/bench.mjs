import './lib/node-version.mjs'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject } from './lib/paths.mjs'
import { corpusEnv } from './needs/corpus.mjs'
import { findNeeds } from './needs/index.mjs'

// `npm run bench`: measures the built product. `npm run bench -- ID… --out FILE` chooses, and keeps the figures.
if ((await ensureInstalled()) && (await ensureBuilt())) {
  const { env } = await findNeeds(['chromium'])
  Object.assign(process.env, env, corpusEnv())
  await import(pathToFileURL(inProject('bench', 'main.mjs')).href)
} else process.exitCode = 1
