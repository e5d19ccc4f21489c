import { randomUUID } from 'node:crypto'
import { connect } from './connection.ts'
import { keysIn } from './keys.ts'
import { problemOf, type RedisProblem, RedisRefusal } from './problems.ts'

export type Probe =
  | { problem: RedisProblem }
  | {
      problem?: undefined
      slowestMs: number
      /** Undefined without a memory limit, or if Redis does not tell. */
      whenFull?: string
    }

/** Connects once, then writes, reads and removes a value; `patienceMs` limits each step. */
export async function probeRedis(url: string, { patienceMs = 2000 } = {}): Promise<Probe> {
  const up = Promise.withResolvers<void>()
  const connection = connect({
    url,
    onUp: up.resolve,
    onDown: up.reject,
    retry: { firstMs: patienceMs, longestMs: patienceMs, connectMs: patienceMs },
  })
  let slowestMs = 0
  const run = async (...command: string[]) => {
    const began = performance.now()
    const reply = await connection.run(command, patienceMs)
    slowestMs = Math.max(slowestMs, performance.now() - began)
    return reply
  }
  try {
    await up.promise
    await writeAndRead(run)
    const whenFull = await policyOf(run)
    return { slowestMs, ...(whenFull === undefined ? {} : { whenFull }) }
  } catch (error) {
    return { problem: problemOf(error) }
  } finally {
    connection.close()
  }
}

type ProbeCommand = (...command: string[]) => Promise<unknown>

async function writeAndRead(run: ProbeCommand) {
  const key = keysIn().keyFor(['doctor'], randomUUID())
  await run('SET', key, 'well', 'PX', '10000')
  const value = String(await run('GET', key))
  if (value !== 'well') throw new RedisRefusal('it does not return a value that was just written')
  await run('UNLINK', key)
}

/** A hosted Redis can hide this. */
async function policyOf(run: ProbeCommand): Promise<string | undefined> {
  const memory = String(await run('INFO', 'memory').catch(() => ''))
  const limit = Number(memory.match(/^maxmemory:(\d+)/m)?.[1] ?? 0)
  return limit > 0 ? memory.match(/^maxmemory_policy:(\S+)/m)?.[1] : undefined
}
