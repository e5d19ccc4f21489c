import { setTimeout as sleep } from 'node:timers/promises'
import {
  describeHolder,
  type HeldLease,
  locked,
  nameOf,
  type Observer,
  refuseIfRunning,
  silenceMs,
} from './lease.ts'

const looks = { firstMs: 500, longestMs: 5_000 }

export type Watching = Observer & {
  isPatient?: boolean
  /** Must measure time on this machine, as a timer does. */
  wait?(ms: number): Promise<void>
  say?(line: string): void
}

export type Observation = { busy: HeldLease | undefined; version: number | undefined }

/**
 * Resolves to the lock's version when it is free, its process is dead, or it stayed unchanged for longer than a lease.
 * Counts only time waited on this machine, because clocks differ. If the run works and the watcher is not patient,
 * throws who holds the lock.
 */
export async function freeVersion(
  look: () => Promise<Observation>,
  { isPatient = false, wait = (ms) => sleep(ms), say = () => {} }: Watching,
): Promise<number | undefined> {
  let seen = await look()
  if (!seen.busy) return seen.version
  if (!isPatient) refuseIfRunning(seen.busy)
  say(reason(seen.busy, isPatient))
  for (let count = 0, watchedMs = 0; watchedMs < silenceMs; count += 1) {
    const ms = Math.min(looks.longestMs, looks.firstMs * 2 ** count)
    await wait(ms)
    const next = await look()
    if (!next.busy) return next.version
    const isSame = next.version === seen.version
    if (!isSame && !isPatient) throw locked(next.busy)
    watchedMs = isSame ? watchedMs + ms : 0
    seen = next
  }
  return seen.version
}

function reason(busy: HeldLease, isPatient: boolean): string {
  const seconds = silenceMs / 1000
  return isPatient
    ? `Waiting: ${describeHolder(busy)}. Without another heartbeat, its lock is taken over after ${seconds} seconds.`
    : `The heartbeats of ${nameOf(busy.holder)} ended: watching its lock for ${seconds} seconds, because clocks differ.`
}
