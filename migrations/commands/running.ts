import { spaces as bothSpaces, type Space } from '@association/content'
import { watching } from '../engine/execute/run.ts'
import { describeHolder, refuseIfRunning } from '../engine/journal/lease.ts'
import { awaitFreeLock, readLock } from '../engine/journal/lock.ts'
import type { Io } from '../io.ts'
import type { Clients } from './connect.ts'

const locksOf = (clients: Clients, spaces: readonly Space[] = bothSpaces, io: Io) =>
  Promise.all(spaces.map(async (space) => ({ space, held: await readLock(clients[space], io) })))

export async function runsAtWork(
  clients: Clients,
  spaces: readonly Space[] | undefined,
  io: Io,
): Promise<string[]> {
  const locks = await locksOf(clients, spaces, io)
  return locks.flatMap(({ space, held }) =>
    held?.state === 'running'
      ? [`${space}: another run is at work, so this plan may change.`, `  ${describeHolder(held)}`]
      : [],
  )
}

export type Awaiting = {
  clients: Clients
  spaces?: readonly Space[]
  wait?: boolean
  /** Also waits for a silent run, because the command takes no lock, which would watch that run. */
  watchesSilent?: boolean
}

/** Throws while another run changes the spaces; with `wait`, waits until that run ends. */
export async function awaitRuns(
  { clients, spaces, wait: isPatient = false, watchesSilent = false }: Awaiting,
  io: Io,
): Promise<void> {
  for (const { space, held } of await locksOf(clients, spaces, io)) {
    if (!isPatient) refuseIfRunning(held)
    if (held?.state === 'running' || (held?.state === 'silent' && watchesSilent))
      await awaitFreeLock(clients[space], { ...watching(io), isPatient })
  }
}
