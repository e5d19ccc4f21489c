import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, connect } from '../redis/connection.ts'
import { RedisRefusal } from '../redis/problems.ts'
import { serverProgram } from './redis-program.ts'

export const redisProgram = serverProgram()

export type RedisServer = Awaited<ReturnType<typeof startRedis>>

/** Stores nothing on disk unless a test saves. */
export async function startRedis() {
  if (redisProgram === undefined) throw new Error('There is no redis-server on this machine.')
  const folder = await mkdtemp(join(tmpdir(), 'redis-'))
  const { port, child } = await firstStart(redisProgram, folder)
  const url = `redis://127.0.0.1:${port}`
  let running = child
  let admin = connectAdmin(url)

  async function stop(signal: NodeJS.Signals) {
    admin.close()
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
  }

  return {
    url,
    port,
    run: (...command: string[]) => patiently(() => admin.run(command, 2000)),
    /** Crashes the server: loses unsaved data. */
    kill: () => stop('SIGKILL'),
    /** Keeps connections, but replies to nothing. */
    freeze: () => void running.kill('SIGSTOP'),
    thaw: () => void running.kill('SIGCONT'),
    async start() {
      running = await listening(spawnServer(redisProgram, folder, port))
      admin = connectAdmin(url)
    },
    async close() {
      await stop('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const connectAdmin = (url: string): Connection => connect({ url, onDown() {} })

/** Repeats a command until the connection is open. An error reply is final. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempts > 200 || error instanceof RedisRefusal) throw error
      await wait(10)
    }
  }
}

/** Linux gives higher ports to outgoing connections, which could take the port between two starts. */
async function firstStart(program: string, folder: string) {
  for (let attempts = 0; ; attempts += 1) {
    const port = randomInt(20_000, 32_000)
    try {
      return { port, child: await listening(spawnServer(program, folder, port)) }
    } catch (error) {
      if (attempts > 5) throw error
    }
  }
}

const spawnServer = (program: string, folder: string, port: number) =>
  spawn(
    program,
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no', '--loglevel', 'notice', '--logfile', ''],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )

function listening(child: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ready to accept connections')) resolve(child)
    })
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
}
