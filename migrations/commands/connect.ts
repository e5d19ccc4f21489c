import { spaces as bothSpaces, type Space } from '@association/content'
import type { ManagementConfig } from '@association/services/config'
import { managementClients, type SpaceClient } from '@association/services/management/index.ts'
import type { LoadedChange } from '../engine/history/load-changes.ts'
import type { SpacePlan } from '../engine/operations/space-plan.ts'
import { planSpace } from '../engine/plan/plan.ts'
import { readSpace, type SpaceState } from '../engine/plan/read-space.ts'
import type { Io } from '../io.ts'

/** Undefined `spaces` means both. */
export type CommandTarget = { config: ManagementConfig; spaces?: readonly Space[]; folder?: string }

export type Clients = Record<Space, SpaceClient>

/** With `read` access the transport refuses every method but GET. A stop aborts requests at once. */
export const connect = (config: ManagementConfig, access: 'read' | 'write', io: Io): Clients =>
  managementClients(config, { access, fetch: io.fetch, signal: io.signal })

/** A stop does not abort these requests, because a run must still release its lock. */
export const connectSteadily = (config: ManagementConfig, io: Io): Clients =>
  managementClients(config, { access: 'write', fetch: io.fetch })

export type SpaceReading = { space: Space; state: SpaceState }

export const readSpaces = (
  clients: Clients,
  spaces: readonly Space[] = bothSpaces,
  changes: readonly LoadedChange[] = [],
): Promise<SpaceReading[]> =>
  Promise.all(spaces.map(async (space) => ({ space, state: await readSpace(clients[space], changes) })))

export async function planSpaces(
  clients: Clients,
  changes: readonly LoadedChange[],
  spaces?: readonly Space[],
): Promise<SpacePlan[]> {
  return planReadings(await readSpaces(clients, spaces, changes), changes)
}

export const planReadings = (readings: readonly SpaceReading[], changes: readonly LoadedChange[]) =>
  readings.map(({ space, state }): SpacePlan => planSpace(space, state, changes))

export const isPending = ({ changes }: SpacePlan) => changes.length > 0
