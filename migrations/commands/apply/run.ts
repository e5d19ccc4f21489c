import type { ManagementConfig } from '@association/services/config'
import { isSame } from '@association/services/management/index.ts'
import { applyToSpace } from '../../engine/apply.ts'
import { describePlan } from '../../engine/describe.ts'
import { MigrationError } from '../../engine/errors.ts'
import { changesFolder, type LoadedChange, loadChanges } from '../../engine/load-changes.ts'
import { planSpace, type SpacePlan } from '../../engine/plan.ts'
import { readSpace } from '../../engine/read-space.ts'
import { type Clients, connect, isPending, planSpaces, type Target } from '../connect.ts'
import type { Io } from '../io.ts'

export type ApplyOptions = Target & { yes?: boolean }

/** Shows the whole plan for both spaces, asks, and only then locks and writes, one space after the other. */
export async function run(options: ApplyOptions, io: Io): Promise<number> {
  const { config, spaces, yes = false, folder = changesFolder } = options
  const changes = await loadChanges(folder)
  const plans = await planSpaces(connect(config, 'read', io), changes, spaces)
  io.out(plans.map(describePlan).join('\n'))
  const pending = plans.filter(isPending)
  if (pending.length === 0) return 0
  if (!(yes || (await agreed(config, io)))) {
    io.err('Nothing was changed.\n')
    return 1
  }
  const clients = connect(config, 'write', io)
  for (const plan of pending) {
    const count = await applyToSpace(clients[plan.space], () => confirmPlan(clients, plan, changes), { io })
    io.out(`${plan.space}: ${count} applied\n`)
  }
  return 0
}

/** Says where it would write: a forgotten `.env` leads to the real spaces. */
async function agreed({ contentful }: ManagementConfig, { confirm }: Io): Promise<boolean> {
  const { environment, hosts } = contentful
  if (confirm) return confirm(`Apply this plan to the environment ${environment} at ${hosts.management}?`)
  throw new MigrationError(
    'USAGE',
    'There is nobody to ask: read the plan, then run `pnpm migrate apply --yes`.',
  )
}

/** Under the lock the space must still be as it was when the plan was shown. */
async function confirmPlan(
  clients: Clients,
  shown: SpacePlan,
  changes: readonly LoadedChange[],
): Promise<SpacePlan> {
  const { space } = shown
  const current = planSpace(space, await readSpace(clients[space]), changes)
  // Another run may have applied it all while we waited for an answer.
  if (!isPending(current) || isSame(current, shown)) return current
  throw new MigrationError(
    'CHANGED_MEANWHILE',
    `The space ${space} changed since the plan was shown: run the command again to see the new plan.`,
  )
}
