import { spaces as bothSpaces, type Space } from '@association/content'
import type { ManagementConfig } from '@association/services/config'
import { managementClients, type SpaceClient } from '@association/services/management/index.ts'
import type { LoadedChange } from '../engine/history/load-changes.ts'
import type { SpacePlan } from '../engine/operations/space-plan.ts'
import { planSpace } from '../engine/plan/plan.ts'
import { readSpace, type SpaceState } from '../engine/plan/read-space.ts'
import type { Io } from '../io.ts'

/** Where a command works: the accounts with their environment, and which of the spaces; both unless it says so. */
export type Target = { config: ManagementConfig; spaces?: readonly Space[]; folder?: string }

export type Clients = Record<Space, SpaceClient>

/** A connection of `read` access cannot write: its transport refuses everything but GET. A stop cuts it at once. */
export const connect = (config: ManagementConfig, access: 'read' | 'write', io: Io): Clients =>
  managementClients(config, { access, fetch: io.fetch, signal: io.signal })

/** What a stop does not cut, because a lock must still be given back. */
export const connectSteadily = (config: ManagementConfig, io: Io): Clients =>
  managementClients(config, { access: 'write', fetch: io.fetch })

export type Reading = { space: Space; state: SpaceState }

/** Reads the spaces with what these changes need to know of them. */
export const readSpaces = (
  clients: Clients,
  spaces: readonly Space[] = bothSpaces,
  changes: readonly LoadedChange[] = [],
): Promise<Reading[]> =>
  Promise.all(spaces.map(async (space) => ({ space, state: await readSpace(clients[space], changes) })))

/** Reads the spaces and plans for each; only GET requests leave. */
export async function planSpaces(
  clients: Clients,
  changes: readonly LoadedChange[],
  spaces?: readonly Space[],
): Promise<SpacePlan[]> {
  const readings = await readSpaces(clients, spaces, changes)
  return readings.map(({ space, state }) => planSpace(space, state, changes))
}

export const isPending = ({ changes }: SpacePlan) => changes.length > 0
