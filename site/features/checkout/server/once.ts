import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cabinet, Lease } from '@association/services/shared-state'

export type SharedMemory = {
  cabinet: Pick<Cabinet, 'get' | 'put'>
  lease(key: string, forMs: number): Promise<Lease | undefined>
}

/** `leaseMs`: limit for making it. `lookEveryMs`: pause of other instances. */
const times = { keepMs: 60 * 60 * 1000, leaseMs: 15_000, lookEveryMs: 100 }

type OnceWork<T> = {
  key: readonly string[]
  make(): Promise<T | false>
  /** Resolves with the current answer; undefined if it must be made anew. */
  renew(kept: T): Promise<T | undefined>
}

const running = new Map<string, Promise<unknown>>()

/**
 * Makes one answer for each key, even for parallel requests, several instances, and retries after a timeout. Does not
 * keep `false`.
 */
export function once<T>(memory: SharedMemory, work: OnceWork<T>): Promise<T | false> {
  const name = `checkout ${createHash('sha256').update(JSON.stringify(work.key)).digest('base64url')}`
  const same = running.get(name) as Promise<T | false> | undefined
  if (same) return same
  const answer = makeOrFind(memory, name, work).finally(() => running.delete(name))
  running.set(name, answer)
  return answer
}

async function makeOrFind<T>(memory: SharedMemory, name: string, work: OnceWork<T>): Promise<T | false> {
  for (let waitedMs = 0; waitedMs < times.leaseMs; waitedMs += times.lookEveryMs) {
    const lease = await memory.lease(name, times.leaseMs)
    if (lease) return findOrMake(memory, name, work).finally(lease.release)
    await wait(times.lookEveryMs)
  }
  return false
}

/** Only the holder of the lease may call it. */
async function findOrMake<T>({ cabinet }: SharedMemory, name: string, { make, renew }: OnceWork<T>) {
  const kept = await keptIn<T>(cabinet, name)
  const renewed = kept === undefined ? undefined : await renew(kept)
  if (renewed !== undefined) return renewed
  const made = await make()
  if (made !== false) await cabinet.put(name, Buffer.from(JSON.stringify(made)), times.keepMs)
  return made
}

async function keptIn<T>(cabinet: Pick<Cabinet, 'get'>, name: string): Promise<T | undefined> {
  const kept = await cabinet.get(name)
  return kept && JSON.parse(kept.toString('utf8'))
}
