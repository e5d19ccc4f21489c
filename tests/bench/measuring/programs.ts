import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** Programs that are not in the registry, and the Debian packages that contain them. */
const packages = {
  nginx: 'nginx-light libnginx-mod-http-brotli-static',
  wrk: 'wrk',
  'redis-server': 'redis-server',
} as const
export type Program = keyof typeof packages

export class MissingProgramError extends Error {
  readonly code = 'MISSING_PROGRAM'
  override readonly name = 'MissingProgramError'
}

/** The path of a program. Throws MissingProgramError, which says in one sentence what to install. */
export function findProgram(name: Program): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found) return found
  throw new MissingProgramError(
    `This bench needs ${name}: install it, on Debian with \`apt-get install ${packages[name]}\`.`,
  )
}

/** Runs a program and returns what it prints. Throws when it fails. */
export async function runProgram(path: string, args: readonly string[], environment = process.env) {
  const { stdout } = await promisify(execFile)(path, args, { env: environment, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}

/** Starts a program that runs until it is stopped. It writes its complaints to this terminal. */
export function startProgram(path: string, args: readonly string[]) {
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  // For an end without tidying up, such as that of the parent.
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
