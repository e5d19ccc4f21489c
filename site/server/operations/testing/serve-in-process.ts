import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export type ServedSettings = {
  workers?: number
  /** A free port unless set. Workers need one. */
  port?: number
  drainDelayMs: number
  finishMs?: number
  /** Milliseconds. */
  headersTimeout?: number
  metricsPort?: number
  closingMs?: number
  pingEveryMs?: number
  stopsAtReady?: boolean
  hangsAtClose?: boolean
  fails?: boolean
}
/** `worker` is 0 without workers. */
export type Started = { port: number; pid: number; worker: number }
export type Served = {
  child: ChildProcess
  port: number
  nextStart(): Promise<Started>
  errors(): string
  ended: Promise<number | null>
}

const script = fileURLToPath(new URL('./served.ts', import.meta.url))

export function spawnSite(settings: Partial<ServedSettings> = {}) {
  const child = spawn(process.execPath, [script, JSON.stringify({ drainDelayMs: 0, ...settings })], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    ended,
    errors: () => errors,
    async nextStart(): Promise<Started> {
      const { value, done } = await lines.next()
      if (done) throw new Error(`The site ended:\n${errors}`)
      return JSON.parse(value)
    },
  }
}

export async function startSite(settings: Partial<ServedSettings> = {}): Promise<Served> {
  const site = spawnSite(settings)
  const { port } = await site.nextStart()
  return { ...site, port }
}

export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
