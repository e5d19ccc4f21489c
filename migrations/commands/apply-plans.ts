import type { Space } from '@association/content'
import type { ManagementConfig } from '@association/services/config'
import { isSame } from '@association/services/management/index.ts'
import { counted } from '../engine/counted.ts'
import { MigrationError } from '../engine/errors.ts'
import { type Applied as AppliedChanges, applyToSpace, type Replanned } from '../engine/execute/apply.ts'
import type { LoadedChange } from '../engine/history/load-changes.ts'
import { settlePlan } from '../engine/merge/settle-plan.ts'
import type { SpacePlan } from '../engine/operations/space-plan.ts'
import type { Allowed } from '../engine/plan/losses.ts'
import { planSpace, worldOf } from '../engine/plan/plan.ts'
import { readSpace } from '../engine/plan/read-space.ts'
import type { Io } from '../io.ts'
import { type Clients, connect, connectSteadily, isPending } from './connect.ts'
import { progressOf } from './progress.ts'

type PlansWork = Allowed & {
  changes: readonly LoadedChange[]
  config: ManagementConfig
  wait?: boolean
  yes?: boolean
}

export type Applied = { space: Space } & AppliedChanges

export async function applyPlans(
  plans: readonly SpacePlan[],
  { config, changes, wait, allowDataLoss, allowMissingValues, yes }: PlansWork,
  io: Io,
): Promise<Applied[]> {
  const clients = connect(config, 'write', io)
  const steady = connectSteadily(config, io)
  const results: Applied[] = []
  const confirm = yes ? undefined : io.confirm
  for (const plan of plans) {
    const { space } = plan
    const bar = progressOf(space, io)
    const replan = () => confirmPlan(plan, { clients, changes, confirm, err: io.err })
    const applied = await applyToSpace(clients[space], replan, {
      io,
      changes,
      confirm,
      steady: steady[space],
      allowDataLoss,
      allowMissingValues,
      isPatient: wait,
      onProgress: bar.show,
    }).finally(bar.end)
    results.push({ space, ...applied })
  }
  return results
}

type Confirming = Pick<Io, 'err' | 'confirm'> & { clients: Clients; changes: readonly LoadedChange[] }

/** Under the lock, only entries may differ from what the plan showed. */
async function confirmPlan(
  shown: SpacePlan,
  { clients, changes, confirm, err }: Confirming,
): Promise<Replanned> {
  const { space } = shown
  const state = await readSpace(clients[space], changes)
  const current = planSpace(space, state, changes)
  const world = worldOf(state)
  // Another run may have applied the plan while this one waited for an answer.
  if (!isPending(current) || isSame(current, shown)) return { plan: current, world }
  const settled = settlePlan(shown, current)
  if (!settled || !(await agreesToLoss(settled.lost, confirm))) throw changedMeanwhile(space)
  err(
    `${space}: people saved ${counted(settled.edited.length, 'entry')} since the plan was shown; the run plans them again.`,
  )
  return { plan: settled.plan, world }
}

const agreesToLoss = async (lost: readonly string[], confirm: Io['confirm']) =>
  lost.length === 0 ||
  (confirm !== undefined &&
    (await confirm(`People edited what will be lost: ${lost.join('; ')}. Go on all the same?`)))

const changedMeanwhile = (space: Space) =>
  new MigrationError(
    'CHANGED_MEANWHILE',
    `The space ${space} changed since the plan was shown: run the command again to see the new plan.`,
  )
