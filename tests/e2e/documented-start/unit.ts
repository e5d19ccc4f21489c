import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseEnv } from 'node:util'

export type Instance = Awaited<ReturnType<typeof startUnit>>

type Started = { port: number; log: string }

/** Resolves when the site is ready. */
export async function startUnit(unit: string, { port, log }: Started) {
  const child = spawnService(unit, log)
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  /** systemd signals all processes of a service. */
  const signal = (name: NodeJS.Signals) => process.kill(-(child.pid ?? Number.NaN), name)
  const clear = () => {
    try {
      signal('SIGKILL')
    } catch {}
  }
  await untilReady(port, child).catch((error) => {
    clear()
    throw error
  })
  return {
    /** The code is null after `kill -9`. */
    end(name: 'SIGTERM' | 'SIGKILL') {
      signal(name)
      return exit
    },
    clear,
  }
}

function spawnService(unit: string, log: string): ChildProcess {
  const [program = '', ...words] = lineOf(unit, 'ExecStart').split(' ')
  const child = spawn(program, words, {
    cwd: lineOf(unit, 'WorkingDirectory'),
    // Services inherit no shell variables.
    env: { PATH: process.env.PATH, ...environmentOf(unit) } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output = createWriteStream(log, { flags: 'a' })
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  return child
}

/** A variable of the file overrides one of the unit. */
const environmentOf = (unit: string) => ({
  ...parseEnv(linesOf(unit, 'Environment').join(' ').replaceAll(' ', '\n')),
  ...parseEnv(readFileSync(lineOf(unit, 'EnvironmentFile'), 'utf8')),
})

const linesOf = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(([, value = '']) => value)

function lineOf(unit: string, name: string): string {
  const [value] = linesOf(unit, name)
  if (value === undefined) throw new Error(`The unit has no ${name}.`)
  return value
}

/** A busy machine of two processors took 20 seconds. */
const readyWithinMs = 60_000

async function untilReady(port: number, child: ChildProcess) {
  for (const until = Date.now() + readyWithinMs; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.`)
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
  throw new Error('The service is not ready.')
}
