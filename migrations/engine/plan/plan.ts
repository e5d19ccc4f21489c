import type { Space } from '@association/content'
import { carriedOut, type World } from '../content/world.ts'
import { MigrationError } from '../errors.ts'
import { appliedCount, recordOf, verifyHistory } from '../history/history.ts'
import type { LoadedChange } from '../history/load-changes.ts'
import { replay } from '../model/replay.ts'
import { validate } from '../model/validate.ts'
import { withoutLeft } from '../operations/left.ts'
import type { Stage } from '../operations/operation.ts'
import { unpackedRevisions, withRevisions } from '../operations/revisions.ts'
import type { PlannedChange, SpacePlan } from '../operations/space-plan.ts'
import { checkStages } from './check-stages.ts'
import { planChange } from './plan-change.ts'
import type { SpaceState } from './read-space.ts'
import { impliedIn, unplannedLosses } from './unplanned-losses.ts'

/** Works on a copy in memory. Throws for a broken history, or if the space would refuse the result. */
export function planSpace(space: Space, state: SpaceState, changes: readonly LoadedChange[]): SpacePlan {
  verifyHistory(space, state.journal, changes)
  validate(replay(changes))
  const applied = appliedCount(state.journal, changes)
  const conflicts: string[] = []
  let world = worldOf(state)
  const planned = changes.slice(applied).map((loaded, index): PlannedChange => {
    const before = replay(changes.slice(0, applied + index))
    const change =
      halfApplied(loaded, { space, state, world }) ?? planChange(loaded, { space, world, before, conflicts })
    world = change.stages.slice(change.resumesAt).reduce(carriedOut, world)
    return change
  })
  refuseConflicts(space, conflicts, state.journal.length > 0)
  return { space, applied, changes: planned }
}

export const worldOf = ({ model, content }: SpaceState): World => ({ ...content, model, gone: new Set() })

type Half = { space: Space; state: SpaceState; world: World }

/** Continues the stored plan, because entries are partly changed and the code of the change may not fit twice. */
function halfApplied(
  { id, checksum }: LoadedChange,
  { space, state, world }: Half,
): PlannedChange | undefined {
  const plan = state.plans.get(id)
  if (!plan) return undefined
  const { stage: resumesAt = 0, left = [], revisions } = recordOf(state.journal, id) ?? {}
  const rest = plan.stages.slice(resumesAt).map((stage) => withoutLeft(stage, left))
  const { types, entries } = checkStages(rest, world)
  if (types.length > 0) throw changedModel(id, space, types)
  const lost = lossesSince(plan.stages, resumesAt, world)
  const known = unpackedRevisions(revisions)
  return {
    id,
    checksum,
    ...plan,
    stages: withRevisions(plan.stages, lost.revisions),
    losses: lost.losses,
    warnings: [...plan.warnings, ...entries.map(editedSince)],
    resumesAt,
    ...(left.length > 0 ? { left } : {}),
    ...(known.length + lost.revisions.length > 0 ? { revisions: [...known, ...lost.revisions] } : {}),
  }
}

const changedModel = (id: string, space: Space, types: readonly string[]) =>
  new MigrationError('CONFLICT', [
    `${id} is half applied in ${space}, and people changed the content model meanwhile:`,
    ...types.map(indented),
    'Undo that in Contentful and run the command again, or take the change back with `npm run migrate -- rollback`.',
  ])

const editedSince = (conflict: string) =>
  `${conflict} since; the run merges that, and leaves the entry as it is if both changed the same field.`

function lossesSince(stages: readonly Stage[], resumesAt: number, world: World) {
  const found = stages.flatMap((stage, index) => {
    if (index < resumesAt) return []
    const implied = impliedIn(stages.slice(0, index + 1))
    const { operations, losses } = unplannedLosses(stage, world, (entry) => [implied.get(entry)?.from])
    return [{ losses, revisions: operations.map((operation) => ({ stage: index, operation })) }]
  })
  return {
    losses: found.flatMap(({ losses }) => losses),
    revisions: found.flatMap(({ revisions }) => revisions),
  }
}

const indented = (conflict: string) => `  ${conflict}`

function refuseConflicts(space: Space, conflicts: readonly string[], hasHistory: boolean): void {
  if (conflicts.length === 0) return
  const adopt =
    'If the space had this model before it had a history, adopt it with `npm run migrate -- baseline`.'
  throw new MigrationError('CONFLICT', [
    `The space ${space} was changed by hand where a change wants to write:`,
    ...conflicts.map(indented),
    `Undo that in Contentful, or write it into the model and a change, and run the command again.${hasHistory ? '' : ` ${adopt}`}`,
  ])
}
