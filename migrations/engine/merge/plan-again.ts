import type { Space } from '@association/content'
import { planContent } from '../content/plan-content.ts'
import type { World } from '../content/world.ts'
import { MigrationError } from '../errors.ts'
import type { LoadedChange } from '../history/load-changes.ts'
import { isSchemaStep } from '../model/replay.ts'
import type { EntryState, Stage } from '../operations/operation.ts'
import type { ContentStep } from '../vocabulary.ts'

type StageOrigin = { loaded: LoadedChange | undefined; space: Space }
type PlanAgain = (world: World, subject: { id: string; live: EntryState }) => EntryState

/** Returns nothing for code that cannot run again on a single entry. */
export function planAgainFor({ step }: Stage, { loaded, space }: StageOrigin): { planAgain?: PlanAgain } {
  const code = step === undefined ? undefined : loaded?.change.steps[step]
  if (!loaded || !code || isSchemaStep(code) || !repeatable.has(code.do)) return {}
  return {
    planAgain: (world, { id, live }) => planEntryAgain(code, { change: loaded.id, space, world, id, live }),
  }
}

/** The code of these steps reads a single entry, so it can run on the version that a person saved. */
const repeatable: ReadonlySet<ContentStep['do']> = new Set([
  'transformEntries',
  'deriveEntries',
  'tagEntries',
  'replaceLinks',
])

type Subject = { change: string; space: Space; world: World; id: string; live: EntryState }

/** Throws MigrationError when the result needs other entries than planned. */
function planEntryAgain(step: ContentStep, { change, space, world, id, live }: Subject): EntryState {
  const others = [...world.entries].filter(([, { type }]) => step.do !== 'replaceLinks' && type !== live.type)
  const entries = new Map([...others, [id, live] as const])
  const { stages } = planContent(step, { change, space, world: { ...world, entries } })
  const operations = stages.flatMap((stage) => stage.operations)
  if (operations.some((operation) => operation.id !== id))
    throw new MigrationError('CONFLICT', 'the change needs other entries for it than the plan')
  const own = operations.find((operation) => operation.kind === 'entry')
  return (own?.kind === 'entry' ? own.to : undefined) ?? live
}
