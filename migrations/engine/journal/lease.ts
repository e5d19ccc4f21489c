import type { Who } from '../../io.ts'
import { MigrationError } from '../errors.ts'
import type { RecordEntry } from './journal.ts'

/** What the entry of the lock holds; nothing when nobody has it. */
export type Lease = { holder?: Who; since?: string; until?: string }

export const usualLease = { lastsMs: 60_000, beatsEveryMs: 20_000 }

export type LockContext = {
  who: Who
  now(): Date
  isAlive?(pid: number): boolean
  lease?: typeof usualLease
  /** Waits before a second look at a lease that ran out; tells why. */
  wait?(ms: number, why: string): Promise<void>
}

export const leaseIn = (entry: RecordEntry) => entry.fields.record['en-US'] as Lease

export const leaseOf = ({ who, now, lease = usualLease }: LockContext, since: Date): Lease => ({
  holder: who,
  since: since.toISOString(),
  until: new Date(now().getTime() + lease.lastsMs).toISOString(),
})

type Held = Pick<LockContext, 'who' | 'now' | 'isAlive'>

/** Throws a sentence that says who holds the lock, and until when. */
export function refuseIfHeld(held: Lease | undefined, { who, now, isAlive = processIsAlive }: Held): void {
  if (!held?.holder || !held.until || new Date(held.until) <= now()) return
  const { holder, since, until } = held
  if (holder.host === who.host && !isAlive(holder.pid)) return
  throw new MigrationError(
    'LOCKED',
    `${nameOf(holder)} holds the lock since ${since}: wait until it is done, ` +
      `or until ${until} if it was killed, and run the command again.`,
  )
}

export function nameWinner({ holder, since }: Lease = {}): string {
  if (!holder) return 'Another run took the lock at the same moment: run the command again.'
  return `${nameOf(holder)} holds the lock since ${since}: run the command again when it is done.`
}

export const nameOf = ({ name, host, pid }: Who) => `${name}@${host} (process ${pid})`

function processIsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it lives, and belongs to someone else
  }
}
