import { say } from '../lib/say.mjs'
import { findChromium } from './chromium.mjs'
import { findPostgres } from './postgres.mjs'
import { pythonVenv } from './python.mjs'

/** What tests may need beyond Node, how it is found, and the variables by which the tests learn of it. */
const needs = {
  chromium: {
    name: 'Chromium',
    find: findChromium,
    env: ({ path }) => ({ TOOLWRIGHT_CHROMIUM: path }),
    words: ({ path, from }) => `${path}, from ${from}`,
  },
  postgres: {
    name: 'PostgreSQL',
    find: findPostgres,
    env: ({ url }) => ({ TEST_DATABASE_URL: url }),
    words: ({ from }) => from,
  },
  python: {
    name: 'Python',
    find: pythonVenv,
    env: ({ path }) => ({ TOOLWRIGHT_PYTHON: path }),
    words: ({ version }) => `version ${version}, with the MCP SDK in .cache/python`,
  },
}

/**
 * Finds the named needs and says what was found. `env` is for the tests; `missing` says why something is not there, and
 * whether TOOLWRIGHT_REQUIRE makes that a failure; `release` ends what was started.
 */
export async function findNeeds(ids) {
  const env = {}
  const missing = []
  const release = []
  for (const id of ids) {
    const { name, find, env: envOf, words } = needs[id]
    const found = await find()
    release.push(found.stop)
    if (found.reason) {
      env[`TOOLWRIGHT_SKIP_${id.toUpperCase()}`] = found.reason
      missing.push({ id, name, reason: found.reason, required: required().includes(id) })
      say(`${name}: not to be had. ${found.reason}`)
    } else {
      Object.assign(env, envOf(found))
      say(`${name}: ${words(found)}.`)
    }
  }
  return { env, missing, release: () => Promise.all(release.map((stop) => stop?.())) }
}

/** The needs that TOOLWRIGHT_REQUIRE names and nobody knows: a misspelt one must not pass in silence. */
export const unknownRequirements = () => required().filter((id) => !Object.hasOwn(needs, id))

const required = () => (process.env.TOOLWRIGHT_REQUIRE ?? '').split(/[\s,]+/).filter(Boolean)
