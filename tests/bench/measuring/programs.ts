import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Chromium } from '../../run/chromium.ts'

/** Debian packages of programs that npm does not have. */
const packages = {
  nginx: 'nginx-light libnginx-mod-http-brotli-static',
  wrk: 'wrk',
  'redis-server': 'redis-server',
} as const
export type MeasuredProgram = keyof typeof packages

export class MissingProgramError extends Error {
  readonly code = 'MISSING_PROGRAM'
  override readonly name = 'MissingProgramError'
}

/** Throws MissingProgramError, which says what to install. */
export function findProgram(name: MeasuredProgram): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found) return found
  throw new MissingProgramError(
    `This bench needs ${name}: install it, on Debian with \`apt-get install ${packages[name]}\`.`,
  )
}

/** Throws MissingProgramError. */
export function pathOf(found: Chromium): string {
  if ('sentence' in found) throw new MissingProgramError(found.sentence)
  return found.path
}

/** Returns the output. Throws when the program fails. */
export async function runProgram(path: string, args: readonly string[], environment = process.env) {
  const { stdout } = await promisify(execFile)(path, args, { env: environment, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

export function startProgram(path: string, args: readonly string[]) {
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  // Covers an exit of this process without cleanup.
  const killAtExit = () => void child.kill('SIGKILL')
  process.once('exit', killAtExit)
  child.once('exit', () => process.off('exit', killAtExit))
  return { kill: () => ended(child, 'SIGKILL'), stop: () => ended(child, 'SIGTERM') }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}
