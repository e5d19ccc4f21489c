import type { Space } from '@association/content'
import { planContent } from '../content/plan-content.ts'
import type { World } from '../content/world.ts'
import { MigrationError } from '../errors.ts'
import type { LoadedChange } from '../history/load-changes.ts'
import { isSchemaStep } from '../model/replay.ts'
import type { EntryState, Stage } from '../operations/operation.ts'
import type { ContentStep } from '../vocabulary.ts'

type StageOrigin = { loaded: LoadedChange | undefined; space: Space }
type PlanAgain = (world: World, saved: { id: string; live: EntryState }) => EntryState

/** Returns an object without `planAgain` if the code of the stage cannot run again on a single entry. */
export function planAgainFor({ step }: Stage, { loaded, space }: StageOrigin): { planAgain?: PlanAgain } {
  const code = step === undefined ? undefined : loaded?.change.steps[step]
  if (!loaded || !code || isSchemaStep(code) || !repeatable.has(code.do)) return {}
  return {
    planAgain: (world, { id, live }) => planEntryAgain(code, { change: loaded.id, space, world, id, live }),
  }
}

/** These steps' code reads a single entry, so it can run again on the version that a person saved. */
const repeatable: ReadonlySet<ContentStep['do']> = new Set([
  'transformEntries',
  'deriveEntries',
  'tagEntries',
  'replaceLinks',
])

type EntryPlanInput = { change: string; space: Space; world: World; id: string; live: EntryState }

function planEntryAgain(step: ContentStep, { change, space, world, id, live }: EntryPlanInput): EntryState {
  // The step can look up entries of other types, but finds no other entry that it would change.
  const context =
    step.do === 'replaceLinks' ? [] : [...world.entries].filter(([, { type }]) => type !== live.type)
  const entries = new Map([...context, [id, live] as const])
  const { stages } = planContent(step, { change, space, world: { ...world, entries } })
  const operations = stages.flatMap((stage) => stage.operations)
  if (operations.some((operation) => operation.id !== id))
    throw new MigrationError('CONFLICT', 'the change needs other entries for it than the plan')
  const own = operations.find((operation) => operation.kind === 'entry')
  return own?.to ?? live
}
