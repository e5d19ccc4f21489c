import { type Space, spaces } from '@association/content'
import type { ManagementConfig } from '@association/services/config'
import { managementClients, type SpaceClient } from '@association/services/management/index.ts'
import type { LoadedChange } from '../engine/load-changes.ts'
import { refuseOccupied } from '../engine/occupied.ts'
import { planSpace, type SpacePlan } from '../engine/plan.ts'
import { readSpace, type SpaceState } from '../engine/read-space.ts'
import type { Io } from './io.ts'

export type Clients = Record<Space, SpaceClient>

/**
 * A connection of `read` access cannot write: its transport refuses everything but GET. A connection that writes is
 * not cut when the person stops the command, because the lock must still be given back.
 */
export const connect = (config: ManagementConfig, access: 'read' | 'write', io: Io): Clients =>
  managementClients(config, { access, fetch: io.fetch, signal: access === 'read' ? io.signal : undefined })

export type States = Record<Space, SpaceState>

export async function readSpaces(clients: Clients): Promise<States> {
  const [association, events] = await Promise.all([readSpace(clients.association), readSpace(clients.events)])
  return { association, events }
}

/** Reads both spaces and plans for both; only GET requests leave. */
export async function planSpaces(clients: Clients, changes: readonly LoadedChange[]): Promise<SpacePlan[]> {
  const states = await readSpaces(clients)
  const plans = spaces.map((space) => planSpace(space, states[space], changes))
  for (const plan of plans) await refuseOccupied(clients[plan.space], plan)
  return plans
}

export const isPending = ({ changes }: SpacePlan) => changes.length > 0
