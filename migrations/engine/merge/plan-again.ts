import type { Space } from '@association/content'
import { planContent } from '../content/plan-content.ts'
import type { World } from '../content/world.ts'
import { MigrationError } from '../errors.ts'
import type { EntryState } from '../operations/operation.ts'
import type { ContentStep } from '../vocabulary.ts'

/** Their code reads a single entry, so it can run again on the version that a person saved. */
const repeatable: ReadonlySet<ContentStep['do']> = new Set([
  'transformEntries',
  'deriveEntries',
  'tagEntries',
  'replaceLinks',
])

export const isRepeatable = (step: ContentStep) => repeatable.has(step.do)

export type Subject = { change: string; space: Space; world: World; id: string; live: EntryState }

/** Throws MigrationError when the result needs other entries than planned. */
export function planEntryAgain(step: ContentStep, { change, space, world, id, live }: Subject): EntryState {
  const others = [...world.entries].filter(([, { type }]) => step.do !== 'replaceLinks' && type !== live.type)
  const entries = new Map([...others, [id, live] as const])
  const { stages } = planContent(step, { change, space, world: { ...world, entries } })
  const operations = stages.flatMap((stage) => stage.operations)
  if (operations.some((operation) => operation.id !== id))
    throw new MigrationError('CONFLICT', 'the change needs other entries for it than the plan')
  const own = operations.find((operation) => operation.kind === 'entry')
  return (own?.kind === 'entry' ? own.to : undefined) ?? live
}
