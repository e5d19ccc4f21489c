import { setTimeout as sleep } from 'node:timers/promises'
import type { Io } from '../../io.ts'
import { MigrationError } from '../errors.ts'

/** How often a run that waits for a lock looks at it: soon at first, then seldom. */
const looks = { firstMs: 500, longestMs: 5_000 }

export type Patience = { isPatient?: boolean; io: Pick<Io, 'err' | 'signal'> }

/** With `isPatient`, tries again while another run holds the lock; tells once which one. */
export async function onceFree<Result>(
  attempt: () => Promise<Result>,
  { isPatient = false, io }: Patience,
): Promise<Result> {
  for (let count = 0; ; count += 1)
    try {
      return await attempt()
    } catch (error) {
      if (!isPatient || !(error instanceof MigrationError && error.code === 'LOCKED')) throw error
      if (count === 0) io.err(`Waiting: ${error.lines[0]}`)
      await sleep(Math.min(looks.longestMs, looks.firstMs * 2 ** count), undefined, { signal: io.signal })
    }
}
