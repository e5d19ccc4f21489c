import type { Space } from '@association/content'
import type { ManagementConfig } from '@association/services/config'
import { isSame } from '@association/services/management/index.ts'
import { MigrationError } from '../engine/errors.ts'
import { applyToSpace } from '../engine/execute/apply.ts'
import type { LoadedChange } from '../engine/history/load-changes.ts'
import type { Allowed } from '../engine/plan/losses.ts'
import { planSpace, type SpacePlan } from '../engine/plan/plan.ts'
import { readSpace } from '../engine/plan/read-space.ts'
import type { Io } from '../io.ts'
import { type Clients, connect, connectSteadily, isPending } from './connect.ts'
import { progressOf } from './progress.ts'

type Work = Allowed & {
  changes: readonly LoadedChange[]
  config: ManagementConfig
  wait?: boolean
}

export type Applied = { space: Space; applied: number }

/** Carries plans out, one space after the other, and tells how far it is. */
export async function carryOut(
  plans: readonly SpacePlan[],
  { config, changes, wait, allowDataLoss, allowMissingValues }: Work,
  io: Io,
): Promise<Applied[]> {
  const clients = connect(config, 'write', io)
  const steady = connectSteadily(config, io)
  const results: Applied[] = []
  for (const plan of plans) {
    const { space } = plan
    const bar = progressOf(space, io)
    const applied = await applyToSpace(clients[space], () => confirmPlan(clients, plan, changes), {
      io,
      steady: steady[space],
      allowDataLoss,
      allowMissingValues,
      isPatient: wait,
      onProgress: bar.show,
    }).finally(bar.end)
    results.push({ space, applied })
  }
  return results
}

/** Under the lock the space must still be as it was when the plan was shown. */
async function confirmPlan(
  clients: Clients,
  shown: SpacePlan,
  changes: readonly LoadedChange[],
): Promise<SpacePlan> {
  const { space } = shown
  const current = planSpace(space, await readSpace(clients[space], changes), changes)
  // Another run may have applied it all while we waited for an answer.
  if (!isPending(current) || isSame(current, shown)) return current
  throw new MigrationError(
    'CHANGED_MEANWHILE',
    `The space ${space} changed since the plan was shown: run the command again to see the new plan.`,
  )
}
