import { describePlan } from '../../engine/describe.ts'
import { changesFolder, loadChanges } from '../../engine/load-changes.ts'
import { connect, planSpaces, type Target } from '../connect.ts'
import type { Io } from '../io.ts'

export type PlanOptions = Target & { format?: 'text' | 'json' }

/** Shows what `apply` would do to each space. It cannot write: nothing but GET leaves this command. */
export async function run(options: PlanOptions, io: Io): Promise<number> {
  const { config, spaces, folder = changesFolder, format = 'text' } = options
  const changes = await loadChanges(folder)
  const plans = await planSpaces(connect(config, 'read', io), changes, spaces)
  io.out(format === 'json' ? `${JSON.stringify(plans, null, 2)}\n` : plans.map(describePlan).join('\n'))
  return 0
}
