import { type ChildProcess, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import type { Transport } from '#shared/connections/connection'
import { childEnvironment, findOnPath, programFor } from './command'
import { lineReader } from './lines'
import { isMessage, type Link, type LinkEnd, type LinkEvents, NotSent } from './link'
import { endGroup, groupAlive, signalGroup } from './processes'

export type StdioSettings = Extract<Transport, { type: 'stdio' }>
export type ChildRecord = { add(pid: number): Promise<void>; remove(pid: number): void }

/** No message may be longer: beyond it text cannot be held in one piece. */
const longestMessage = 256 * 1024 * 1024
const longestLine = 64 * 1024
const graceMs = 2000
/** How long an exit may come after its pipe broke. */
const exitAfterPipeMs = 1000
/** Pipes held open by a grandchild must not delay the news that the server is gone. */
const afterExitMs = 200

/** A server as a child process in a group of its own, spoken to line by line. */
export class StdioLink implements Link {
  readonly perRequest = false
  readonly #settings: StdioSettings
  readonly #events: LinkEvents
  readonly #children: ChildRecord
  program: string | undefined
  #child: ChildProcess | undefined
  #ended: Promise<void> = Promise.resolve()
  #swept: Promise<void> = Promise.resolve()
  #overflow = false
  #outgoing: { line: string; settle(error: Error | null | undefined): void }[] = []

  constructor(settings: StdioSettings, events: LinkEvents, children: ChildRecord) {
    this.#settings = settings
    this.#events = events
    this.#children = children
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  async start(): Promise<void> {
    const { command, args, cwd = process.cwd() } = this.#settings
    const env = childEnvironment(this.#settings.env)
    if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) throw new NotSent(`The working folder ${cwd} does not exist.`)
    const program = programFor(command, args, env, cwd)
    this.program = findOnPath(program.file, env.PATH ?? '', cwd)
    const child = spawn(program.file, [...program.args], {
      cwd,
      env,
      stdio: 'pipe',
      shell: false,
      windowsHide: true,
      detached: process.platform !== 'win32',
    })
    this.#child = child
    this.#ended = this.#follow(child)
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', (error: NodeJS.ErrnoException) => reject(new NotSent(startFailure(error, command, env, cwd))))
    })
    if (child.pid !== undefined) await this.#children.add(child.pid)
  }

  /** Settles when the process is gone and its last words are read. */
  #follow(child: ChildProcess): Promise<void> {
    const out = lineReader({
      longest: longestMessage,
      online: (line, wellFormed) => this.#read(line, wellFormed),
      onoverflow: () => this.#tooLong(child),
    })
    const err = lineReader({ longest: longestLine, online: (line) => this.#events.online('stderr', line) })
    child.stdout?.on('data', out.push)
    child.stderr?.on('data', err.push)
    child.stdin?.on('error', () => {})
    return new Promise((resolve) => {
      let over = false
      const finish = (end: LinkEnd) => {
        if (over) return
        over = true
        out.end()
        err.end()
        if (child.pid !== undefined) this.#swept = this.#sweep(child.pid)
        this.#events.onend(end)
        resolve()
      }
      child.once('error', (error) => {
        if (child.pid === undefined) finish({ reason: error.message })
      })
      child.once('exit', (code, signal) => {
        const end = exitEnd(this.#overflow, code, signal)
        child.once('close', () => finish(end))
        setTimeout(() => finish(end), afterExitMs).unref()
      })
    })
  }

  #read(line: string, wellFormed: boolean): void {
    if (line.trim() === '') return
    const message = parse(line)
    if (!isMessage(message)) {
      this.#events.online('stdout', line)
      return
    }
    if (!wellFormed) this.#events.online('stdout', 'The next message holds bytes that are not UTF-8; they are shown as \ufffd.')
    this.#events.onframe('in', line, message)
  }

  #tooLong(child: ChildProcess): void {
    this.#overflow = true
    if (child.pid !== undefined) void signalGroup(child.pid, 'SIGKILL')
  }

  /** When the leader is gone, nobody else of its group has a reason to live. */
  async #sweep(pid: number): Promise<void> {
    if (process.platform !== 'win32') await endGroup(pid, 500)
    this.#children.remove(pid)
  }

  /** Messages of one turn go out in one write: a system call costs more than a message. */
  send(message: object): Promise<void> {
    const text = JSON.stringify(message)
    if (!this.#child?.stdin?.writable || this.#child.exitCode !== null)
      return Promise.reject(new NotSent('The server process is not running.'))
    this.#events.onframe('out', text, message)
    return new Promise((resolve, reject) => {
      this.#outgoing.push({
        line: `${text}\n`,
        settle: (error) => (error ? void this.#unread(error).then(reject) : resolve()),
      })
      if (this.#outgoing.length === 1) queueMicrotask(() => this.#flush())
    })
  }

  /** A process whose pipe broke is mostly about to exit: then its exit is what happened, and that is told first. */
  async #unread(error: Error): Promise<NotSent> {
    await this.#within(exitAfterPipeMs)
    return new NotSent(`The server no longer reads: ${error.message}.`)
  }

  #flush(): void {
    const batch = this.#outgoing
    this.#outgoing = []
    this.#child?.stdin?.write(batch.map(({ line }) => line).join(''), (error) => {
      for (const { settle } of batch) settle(error)
    })
  }

  /** Closes stdin, then asks, then insists; a second of patience each, and the whole group is gone when it settles. */
  async close(): Promise<void> {
    const pid = this.#child?.pid
    if (!this.#child || pid === undefined) return
    this.#child.stdin?.end()
    if (!(await this.#within(graceMs))) {
      await signalGroup(pid, 'SIGTERM')
      if (!(await this.#within(graceMs))) await signalGroup(pid, 'SIGKILL')
    }
    await this.#ended
    await this.#swept
    if (process.platform !== 'win32' && (await groupAlive(pid))) await signalGroup(pid, 'SIGKILL')
  }

  #within(milliseconds: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), milliseconds)
    })
    return Promise.race([this.#ended.then(() => true), late]).finally(() => clearTimeout(timer))
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function exitEnd(overflow: boolean, code: number | null, signal: NodeJS.Signals | null): LinkEnd {
  if (overflow)
    return { reason: `The server wrote a line of more than ${longestMessage / 1024 / 1024} MiB without an end and was stopped.` }
  if (signal) return { reason: `The server was ended by ${signal}.`, signal }
  return { reason: `The server exited with code ${code}.`, exitCode: code ?? 0 }
}

function startFailure(error: NodeJS.ErrnoException, command: string, env: Record<string, string>, cwd: string): string {
  if (error.code === 'ENOENT' && !findOnPath(command, env.PATH ?? '', cwd)) {
    return command.includes('/')
      ? `There is no program ${command}.`
      : `There is no program "${command}" on the PATH that was searched: ${env.PATH ?? '(empty)'}`
  }
  if (error.code === 'EACCES') return `The file ${command} may not be run: it is not marked as a program.`
  return `The program "${command}" could not be started: ${error.message}.`
}
