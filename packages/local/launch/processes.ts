import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, ftruncateSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openPrivateFile, privateFolder } from '../server/private-files.ts'

export type ProcessCommand = {
  name: string
  args: readonly string[]
  cwd?: string
  env: Record<string, string>
}

/** It ends with the launcher. */
export type Service = {
  name: string
  log: string
  isRunning(): boolean
  stop(): Promise<void>
  /** Sends SIGKILL, which ends it like a crash. */
  kill(): Promise<void>
  ended: Promise<void>
}

/** A module to preload: it ends the process when its parent is gone. */
export const orphanGuard = fileURLToPath(new URL('../../start/orphan-guard.mjs', import.meta.url))

/** Logs to `<logs>/<name>.log`. */
export function startService({ name, args, cwd, env }: ProcessCommand, logs: string): Service {
  privateFolder(logs)
  const log = join(logs, `${name}.log`)
  // Opened first: a log that fails to open must not leave the process running.
  const handle = openPrivateFile(log)
  const { child, ended } = spawnGuarded({ args, cwd, env })
  ftruncateSync(handle)
  const output = createWriteStream(log, { fd: handle })
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  return {
    name,
    log,
    ended,
    isRunning: () => isAlive(child),
    stop: () => stop(child, ended),
    kill: () => kill(child, ended),
  }
}

type Tool = ProcessCommand & { signal?: AbortSignal | undefined }

/** Resolves to the output; throws LaunchError with its last lines. The signal stops it. */
export async function runToEnd({ name, args, cwd, env, signal }: Tool, onLine?: (line: string) => void) {
  signal?.throwIfAborted()
  const { child, ended } = spawnGuarded({ args, cwd, env: { NO_COLOR: '1', ...env } })
  const cancel = () => void stop(child, ended)
  signal?.addEventListener('abort', cancel)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
    const line = String(chunk).trim().split('\n').at(-1)
    if (line) onLine?.(line)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  signal?.removeEventListener('abort', cancel)
  if (code !== 0) throw new LaunchError(`${name} failed:\n${lastLines(output, 30)}`)
  return output
}

const running = new Map<ChildProcess, Promise<void>>()

/** Ends all children and waits, for Ctrl-C in the middle of a step. */
export async function stopEverything() {
  await Promise.all([...running].map(([child, ended]) => stop(child, ended)))
}

/** The guard ends the child if the launcher disappears, as after `kill -9`. */
function spawnGuarded({ args, cwd, env }: Omit<ProcessCommand, 'name'>) {
  const child = spawn(process.execPath, ['--import', orphanGuard, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  running.set(child, ended)
  child.once('exit', () => running.delete(child))
  return { child, ended }
}

/** One sentence for the user, optionally with the end of a log. */
export class LaunchError extends Error {
  readonly code = 'LAUNCH'
  override readonly name = 'LaunchError'
}

/** Accepts any response. Throws LaunchError if the service ends or after the deadline. */
export async function untilAnswers(address: string, service: Service, deadlineMs = 60_000) {
  const started = Date.now()
  while (Date.now() - started < deadlineMs) {
    if (!service.isRunning())
      throw new LaunchError(`${service.name} stopped immediately:\n${logEnd(service)}`)
    const answers = await fetch(address, { signal: AbortSignal.timeout(2000), redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (answers) return
    await wait(50)
  }
  throw new LaunchError(`${service.name} does not answer at ${address}:\n${logEnd(service)}`)
}

export const logEnd = ({ log }: Service) => lastLines(readFileSync(log, 'utf8'), 20)
const lastLines = (text: string, count: number) => text.trim().split('\n').slice(-count).join('\n')
const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function stop(child: ChildProcess, ended: Promise<void>) {
  if (!isAlive(child)) return
  child.kill('SIGTERM')
  const isDone = await Promise.race([ended.then(() => true), wait(4000, false, { ref: false })])
  if (!isDone) await kill(child, ended)
}

async function kill(child: ChildProcess, ended: Promise<void>) {
  child.kill('SIGKILL')
  await ended
}
