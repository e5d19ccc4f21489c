import type { Who } from '../../io.ts'
import { MigrationError } from '../errors.ts'
import type { RecordEntry } from './journal.ts'
import { isAlive as processIsAlive } from './process.ts'

/** What the entry of the lock holds; nothing when the lock is free. */
export type Lease = { holder?: Who; since?: string; beatAt?: string; until?: string }

/** A heartbeat is one request in 20 seconds: below 1 % of the lowest rate limit of any plan. */
export const usualLease = { lastsMs: 60_000, beatsEveryMs: 20_000 }

/** How long a lock stays the same before it is taken over: its last lease, and what a slow request takes. */
export const silenceMs = usualLease.lastsMs + 15_000

/** Who looks at a lock, and when. */
export type Observer = {
  who: Pick<Who, 'machine'>
  now(): Date
  /** Does a process of this machine still exist? */
  isAlive?(holder: Who): boolean
}

/** A lock that is not free. */
export type Held = {
  holder: Who
  since: string
  /** The last heartbeat. */
  beatAt: string
  /** When the holder must have renewed its lease, by its own clock. */
  until: string
  /**
   * `dead`: its process on this machine is gone. The other two compare clocks of two machines, so they are good for a
   * message and never to take the lock over; `silent`: its heartbeats seem to have ended.
   */
  state: 'running' | 'dead' | 'silent'
}

export const leaseIn = (entry: RecordEntry) => entry.fields.record['en-US'] as Lease

export const leaseOf = (
  { who, now, lease = usualLease }: Pick<Observer, 'now'> & { who: Who; lease?: typeof usualLease },
  since: Date,
): Required<Lease> => ({
  holder: who,
  since: since.toISOString(),
  beatAt: now().toISOString(),
  until: new Date(now().getTime() + lease.lastsMs).toISOString(),
})

/** Whether the holder of a lock still works, as far as it can be told from here; `undefined` when the lock is free. */
export function heldBy(lease: Lease | undefined, observer: Observer): Held | undefined {
  const { holder, since, until, beatAt = since } = lease ?? {}
  if (!holder || !since || !until || !beatAt) return undefined
  return { holder, since, beatAt, until, state: stateOf(holder, until, observer) }
}

function stateOf(holder: Who, until: string, { who, now, isAlive = processIsAlive }: Observer) {
  const isHere = who.machine !== undefined && who.machine === holder.machine
  if (isHere && !isAlive(holder)) return 'dead'
  return new Date(until) > now() ? 'running' : 'silent'
}

/** Throws who holds the lock and what to do. */
export function refuseIfRunning(held: Held | undefined): void {
  if (held?.state === 'running') throw locked(held)
}

/** The first line tells who holds the lock, the second one what to do. */
export const locked = (held: Held | undefined) =>
  new MigrationError('LOCKED', [
    held ? `${describeHolder(held)}.` : 'Another run took the lock at the same moment.',
    'Wait until that run ends and run the command again, or add --wait.' +
      (held ? ` If it was killed on another machine, --wait ${takesOver}.` : ''),
  ])

export const takesOver = `takes its lock over after ${silenceMs / 1000} seconds without a heartbeat`

/** `ann@laptop (process 12) holds the lock since 2026-11-20T10:00:00.000Z, last heartbeat 10:04:20 UTC` */
export const describeHolder = ({ holder, since, beatAt }: Held) =>
  `${nameOf(holder)} holds the lock since ${since}, last heartbeat ${beatAt.slice(11, 19)} UTC`

export const nameOf = ({ name, host, pid }: Who) => `${name}@${host} (process ${pid})`
