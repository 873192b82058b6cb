import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject } from '../lib/paths.mjs'
import { run, runBin } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { apt, canApt } from './apt.mjs'
import { onPath } from './programs.mjs'

/** Finds a Chromium: `{ path, from }`, or `{ reason }` why there is none. Each way is tried only if those before it failed. */
export async function findChromium() {
  const named = process.env.TOOLWRIGHT_CHROMIUM
  if (named) {
    return existsSync(named)
      ? { path: named, from: 'TOOLWRIGHT_CHROMIUM' }
      : { reason: `TOOLWRIGHT_CHROMIUM names ${named}, which is not there.` }
  }
  const found = (await systemChromium()) ?? (await playwrightChromium()) ?? (await downloaded()) ?? (await packaged())
  return found ?? { reason: `${missing} Set TOOLWRIGHT_CHROMIUM to the program of a Chromium, Chrome or Edge.` }
}

const missing = 'No Chromium on this system, and it could be neither downloaded nor installed.'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge', 'microsoft-edge-stable']

function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform !== 'win32') return ['/snap/bin/chromium']
  const programs = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA].filter(Boolean)
  const inside = [
    'Chromium\\Application\\chrome.exe',
    'Google\\Chrome\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ]
  return inside.flatMap((path) => programs.map((folder) => join(folder, path)))
}

async function systemChromium() {
  for (const name of names) {
    const path = onPath([name])
    if (path && (await runs(path))) return { path, from: 'this system' }
  }
  const path = usualPlaces().find(existsSync)
  return path && (await runs(path)) ? { path, from: 'this system' } : undefined
}

/** Some systems have a stand-in of that name which only says how to install the real one. On Windows, asking would open a window. */
async function runs(path) {
  if (process.platform === 'win32') return true
  return (await run(path, ['--version'], { quiet: true, totalMs: 20_000 })).code === 0
}

async function playwrightChromium() {
  const { default: playwright } = await import(pathToFileURL(inProject('node_modules', 'playwright', 'index.js')).href)
  const path = playwright.chromium.executablePath()
  return path && existsSync(path) ? { path, from: 'Playwright' } : undefined
}

async function downloaded() {
  say('No Chromium found: downloading the one of Playwright…')
  // Its own retries take minutes where the network swallows packets.
  const { code, timedOut } = await runBin('playwright', ['install', 'chromium'], {
    quiet: true,
    idleMs: 45_000,
    totalMs: 10 * 60_000,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' },
  })
  if (code === 0) return playwrightChromium()
  say(timedOut ? 'The download made no progress.' : 'The download failed.')
  return undefined
}

async function packaged() {
  if (!canApt()) return undefined
  say('Installing the Debian package "chromium"…')
  const fault = await apt(['chromium'])
  if (fault) say(`That failed: ${fault}`)
  return systemChromium()
}
