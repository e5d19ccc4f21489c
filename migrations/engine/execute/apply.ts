import type { SpaceClient } from '@association/services/management/index.ts'
import { keepPlan } from '../journal/journal-plan.ts'
import { refuseUnallowed } from '../plan/losses.ts'
import type { PlannedChange, SpacePlan } from '../plan/plan.ts'
import type { Run, Session } from './run.ts'
import { recorder, underLock } from './run.ts'

export type { Progress, Run } from './run.ts'

/**
 * Locks a space, asks for the plan once more and carries it out; the lock is released whatever happens. Answers how many
 * changes were applied. Throws MigrationError and ManagementError.
 */
export function applyToSpace(
  client: SpaceClient,
  replan: () => Promise<SpacePlan>,
  run: Run,
): Promise<number> {
  return underLock(client, run, async (session) => {
    const plan = await replan()
    refuseUnallowed(plan, run)
    session.expect(plan.changes.flatMap(({ stages, resumesAt = 0 }) => stages.slice(resumesAt)))
    for (const change of plan.changes) {
      run.io.err(`${plan.space}: ${change.id}  ${change.about}`)
      await applyChange(change, session)
    }
    return plan.changes.length
  })
}

/** The plan lies in the journal before anything is written: so whoever comes later can finish it, or take it back. */
async function applyChange(change: PlannedChange, session: Session): Promise<void> {
  const { id, checksum, stages, resumesAt } = change
  const kept =
    resumesAt === undefined ? await keepPlan(session.client, change, session.beforeWrite) : undefined
  const record = await recorder({ id, checksum, ...kept }, session)
  let stage = resumesAt ?? 0
  await record('started', { stage })
  try {
    for (const next of stages.slice(stage)) {
      await session.carryOut(next)
      stage += 1
      if (stage < stages.length) await record('started', { stage })
    }
  } catch (error) {
    // Best effort: what went wrong first is what the person should read.
    await record('failed', { stage, error: String(error) }).catch(() => {})
    throw error
  }
  await record('applied', { stage })
}
