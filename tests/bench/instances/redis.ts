import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from '../measuring/bench.ts'
import { findProgram, startProgram } from '../measuring/programs.ts'

export type Redis = Awaited<ReturnType<typeof startRedis>>

/** Writes to disk at once, so that it keeps its data after `kill -9`. */
export async function startRedis({ later }: Bench, { folder, port }: { folder: string; port: number }) {
  const program = findProgram('redis-server')
  const data = join(folder, 'redis')
  let running = start()
  later(() => running.kill())

  function start() {
    mkdirSync(data, { recursive: true })
    const settings = {
      port,
      bind: '127.0.0.1',
      dir: data,
      save: '',
      appendonly: 'yes',
      appendfsync: 'always',
      maxmemory: '256mb',
      'maxmemory-policy': 'volatile-lru',
    }
    return startProgram(
      program,
      Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    )
  }
  async function untilReady() {
    for (let tries = 0; tries < 200; tries += 1) {
      if ((await command('PING').catch(() => '')) === '+PONG') return
      await wait(50)
    }
    throw new Error(`Redis does not answer at port ${port}.`)
  }
  async function command(words: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(2000, () => socket.destroy(new Error('Redis did not answer in time.')))
    socket.write(`${words}\r\n`)
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return chunk.toString('utf8').split('\r\n')[0] ?? ''
  }

  await untilReady()
  return {
    url: `redis://127.0.0.1:${port}`,
    command,
    /** Kills without a shutdown, as in a crash. */
    kill: () => running.kill(),
    async start() {
      running = start()
      await untilReady()
    },
    async startEmpty() {
      rmSync(data, { recursive: true, force: true })
      running = start()
      await untilReady()
    },
  }
}
