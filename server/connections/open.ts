import { setTimeout as delay } from 'node:timers/promises'
import type { Era } from '#shared/connections/connection'
import { type Doc, isDoc } from '#shared/tool/json'
import { failureSentence, type Outcome } from './outcome'
import { Canceller, type Peer } from './peer'
import { legacyVersion, modernVersion, ourCapabilities, ourselves, serverInfoKey, unsupportedVersion } from './protocol'

export type Opened = { era: 'legacy' | 'modern'; protocolVersion: string; server: Doc; capabilities: Doc; instructions?: string }
/** `respawn`: the probe cost the process its life; a fresh one should be greeted in the legacy way. */
export type Opening = { opened: Opened } | { failed: string; timedOut: boolean; respawn?: true }

type OpeningLink = { stdio: boolean; agreed(version: string): void }

/** How long a probe may take before its silence counts as "does not know that method". */
const probeMs = 2000

/** Agrees with a server on an era and a version. */
export async function open(peer: Peer, era: Era, link: OpeningLink, timeoutMs: number): Promise<Opening> {
  if (era === 'legacy') return initialize(peer, link, timeoutMs, true)
  peer.modern = true
  const canceller = new Canceller()
  const probing = peer.request('server/discover', {}, { timeoutMs, canceller })
  const patient = era === 'modern' || !link.stdio
  const probe = await (patient ? probing : Promise.race([probing, delay(probeMs, undefined, { ref: false })]))
  if (probe === undefined) return greetSilent(peer, link, timeoutMs, probing, canceller)
  const opened = discovered(probe)
  if (opened) return { opened }
  peer.modern = false
  if (era === 'modern') return failed(probe, 'The server does not speak the modern protocol: ')
  if (probe.kind === 'disconnected' && link.stdio) return { failed: probe.reason, timedOut: false, respawn: true }
  if (!fallsBack(probe)) return failed(probe)
  return initialize(peer, link, timeoutMs, true)
}

/** A server that says nothing yet may not know the probe, or may still be starting: it is greeted in the old way too, and what it answers first counts. */
function greetSilent(peer: Peer, link: OpeningLink, timeoutMs: number, probing: Promise<Outcome>, canceller: Canceller): Promise<Opening> {
  peer.modern = false
  const greeting = initialize(peer, link, timeoutMs, false)
  const late = probing.then((outcome): Opening | Promise<Opening> => {
    const opened = discovered(outcome)
    if (!opened) return greeting
    peer.modern = true
    return { opened }
  })
  const met = greeting.then((opening) => {
    if (!('opened' in opening)) return late
    canceller.cancel()
    return opening
  })
  return Promise.race([late, met])
}

/** Silence over HTTP, and failures on the server's side, say nothing about its era. */
function fallsBack(probe: Outcome): boolean {
  if (probe.kind === 'timed_out') return false
  if (probe.kind === 'disconnected')
    return probe.status !== undefined && probe.status >= 400 && probe.status < 500 && probe.status !== 401 && probe.status !== 403
  return true
}

async function initialize(peer: Peer, link: { agreed(version: string): void }, timeoutMs: number, mayDiscover: boolean): Promise<Opening> {
  const params = { protocolVersion: legacyVersion, capabilities: ourCapabilities, clientInfo: ourselves }
  const outcome = await peer.request('initialize', params, { timeoutMs })
  if (outcome.kind !== 'result') {
    if (mayDiscover && isModernOnly(outcome)) return discover(peer, timeoutMs)
    return failed(outcome)
  }
  const { protocolVersion, serverInfo, capabilities, instructions } = outcome.result
  const version = typeof protocolVersion === 'string' ? protocolVersion : legacyVersion
  link.agreed(version)
  await peer.notify('notifications/initialized').catch(() => {})
  return {
    opened: {
      era: 'legacy',
      protocolVersion: version,
      server: docOf(serverInfo),
      capabilities: docOf(capabilities),
      ...(typeof instructions === 'string' && { instructions }),
    },
  }
}

async function discover(peer: Peer, timeoutMs: number): Promise<Opening> {
  peer.modern = true
  const outcome = await peer.request('server/discover', {}, { timeoutMs })
  const opened = discovered(outcome)
  return opened ? { opened } : failed(outcome)
}

function discovered(outcome: Outcome): Opened | undefined {
  if (outcome.kind !== 'result') return undefined
  const { supportedVersions, capabilities, instructions, _meta } = outcome.result
  if (!Array.isArray(supportedVersions) || !supportedVersions.includes(modernVersion)) return undefined
  return {
    era: 'modern',
    protocolVersion: modernVersion,
    server: docOf(docOf(_meta)[serverInfoKey] ?? outcome.result.serverInfo),
    capabilities: docOf(capabilities),
    ...(typeof instructions === 'string' && { instructions }),
  }
}

const docOf = (value: unknown): Doc => (isDoc(value) ? value : {})

/** A server without the legacy handshake says which versions it has. */
function isModernOnly(outcome: Outcome): boolean {
  if (outcome.kind !== 'error' || outcome.error.code !== unsupportedVersion) return false
  const supported = docOf(outcome.error.data).supported
  return !Array.isArray(supported) || supported.includes(modernVersion)
}

function failed(outcome: Outcome, before = ''): Opening {
  if (outcome.kind === 'result') return { failed: `${before}it offers no version that we know.`, timedOut: false }
  return { failed: `${before}${failureSentence(outcome)}`, timedOut: outcome.kind === 'timed_out' }
}
