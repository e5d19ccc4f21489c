import type { SpaceClient } from '@association/services/management/index.ts'
import type { World } from '../content/world.ts'
import type { LoadedChange } from '../history/load-changes.ts'
import { keepPlan } from '../journal/journal-plan.ts'
import { planAgainFor } from '../merge/plan-again.ts'
import { type LeftEntry, withoutLeft } from '../operations/left.ts'
import { packedRevisions, type Revision, withRevisions } from '../operations/revisions.ts'
import type { PlannedChange, SpacePlan } from '../operations/space-plan.ts'
import { refuseUnallowed } from '../plan/losses.ts'
import { impliedIn } from '../plan/unplanned-losses.ts'
import type { StagePlanning } from './carry-out-stage.ts'
import { type RunOptions, recorder, type Session, underLock } from './run.ts'

export type { Progress, RunOptions } from './run.ts'

export type Replanned = { plan: SpacePlan; world: World }

export type Applied = { applied: number; left: readonly (LeftEntry & { change: string })[] }

/** Plans again under the lock before it writes. Always releases the lock. Throws MigrationError and ManagementError. */
export function applyToSpace(
  client: SpaceClient,
  replan: () => Promise<Replanned>,
  { changes, ...run }: RunOptions & { changes: readonly LoadedChange[] },
): Promise<Applied> {
  return underLock(client, run, async (session) => {
    const { plan, world } = await replan()
    refuseUnallowed(plan, run)
    session.expect(
      plan.changes.flatMap(({ stages, resumesAt = 0 }) => stages.slice(resumesAt)),
      world,
    )
    const left: (LeftEntry & { change: string })[] = []
    for (const planned of plan.changes) {
      const { id } = planned
      run.io.err(`${plan.space}: ${id}  ${planned.about}`)
      const loaded = changes.find((change) => change.id === id)
      const found = await applyChange({ planned, loaded, space: plan.space }, session)
      left.push(...found.map(({ stage: _, ...entry }) => ({ change: id, ...entry })))
    }
    return { applied: plan.changes.length, left }
  })
}

type ApplyWork = { planned: PlannedChange; loaded: LoadedChange | undefined; space: SpacePlan['space'] }
type LeftIn = LeftEntry & { stage: number }

/**
 * Stores the plan in the journal before the first write, so that a later run can finish it or take it back. The record
 * lists skipped entries and operations planned again.
 */
async function applyChange({ planned, loaded, space }: ApplyWork, session: Session): Promise<LeftIn[]> {
  const { id, checksum, resumesAt } = planned
  const kept =
    resumesAt === undefined ? await keepPlan(session.client, planned, session.beforeWrite) : undefined
  const record = await recorder({ id, checksum, ...kept }, session)
  const left: LeftIn[] = [...(planned.left ?? [])]
  const revisions: Revision[] = [...(planned.revisions ?? [])]
  let stages = planned.stages
  let stage = resumesAt ?? 0
  const note = () => ({
    stage,
    ...(left.length > 0 ? { left } : {}),
    ...(revisions.length > 0 ? { revisions: packedRevisions(revisions) } : {}),
  })
  const revise: StagePlanning['revise'] = async (operations) => {
    const fresh = operations.map((operation) => ({ stage, operation }))
    revisions.push(...fresh)
    stages = withRevisions(stages, fresh)
    await record('started', note())
  }
  await record('started', note())
  try {
    for (const next of stages.slice(stage)) {
      const found = await session.runStage(withoutLeft(next, left), {
        space,
        implied: impliedIn(stages.slice(0, stage + 1)),
        ...planAgainFor(next, { loaded, space }),
        revise,
      })
      left.push(...found.map((entry) => ({ ...entry, stage })))
      stage += 1
      if (stage < stages.length) await record('started', note())
    }
  } catch (error) {
    // The person should read the first error.
    await record('failed', { ...note(), error: String(error) }).catch(() => {})
    throw error
  }
  await record('applied', note())
  return left
}
