import type { Who } from '../../io.ts'
import { MigrationError } from '../errors.ts'
import type { RecordEntry } from './journal.ts'
import { isAlive as processIsAlive } from './process.ts'

export type Lease = { holder?: Who; since?: string; beatAt?: string; until?: string }

/** One heartbeat in 20 s is below 1 % of the lowest rate limit of any plan. */
export const usualLease = { lastsMs: 60_000, beatsEveryMs: 20_000 }

/** After this time without a heartbeat, a lock is taken over: the last lease and one slow request. */
export const silenceMs = usualLease.lastsMs + 15_000

export type Observer = {
  who: Pick<Who, 'machine'>
  now(): Date
  /** Tests whether a process of this machine still exists. */
  isAlive?(holder: Who): boolean
}

export type HeldLease = {
  holder: Who
  since: string
  beatAt: string
  /** The holder must renew its lease by then, on its own clock. */
  until: string
  /**
   * `dead`: the process on this machine is gone. `silent`: heartbeats seem to have stopped. `running` and `silent`
   * compare clocks of two machines, so they serve messages and never justify a takeover.
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

export function heldBy(lease: Lease | undefined, observer: Observer): HeldLease | undefined {
  const { holder, since, until, beatAt = since } = lease ?? {}
  if (!holder || !since || !until || !beatAt) return undefined
  return { holder, since, beatAt, until, state: stateOf(holder, until, observer) }
}

function stateOf(holder: Who, until: string, { who, now, isAlive = processIsAlive }: Observer) {
  const isHere = who.machine !== undefined && who.machine === holder.machine
  if (isHere && !isAlive(holder)) return 'dead'
  return new Date(until) > now() ? 'running' : 'silent'
}

export function refuseIfRunning(held: HeldLease | undefined): void {
  if (held?.state === 'running') throw locked(held)
}

export const locked = (held: HeldLease | undefined) =>
  new MigrationError('LOCKED', [
    held ? `${describeHolder(held)}.` : 'Another run took the lock at the same moment.',
    'Wait until that run ends and run the command again, or add --wait.' +
      (held ? ` If it was killed on another machine, --wait ${takesOver}.` : ''),
  ])

export const takesOver = `takes its lock over after ${silenceMs / 1000} seconds without a heartbeat`

export const describeHolder = ({ holder, since, beatAt }: HeldLease) =>
  `${nameOf(holder)} holds the lock since ${since}, last heartbeat ${beatAt.slice(11, 19)} UTC`

export const nameOf = ({ name, host, pid }: Who) => `${name}@${host} (process ${pid})`
