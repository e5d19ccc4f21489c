import { isSame } from '@association/services/management/index.ts'
import { lossOf } from '../content/planned.ts'
import type { World } from '../content/world.ts'
import { changedFields } from '../merge/merge-values.ts'
import type { EntryOperation, EntryState, Stage } from '../operations/operation.ts'
import type { Loss } from '../operations/space-plan.ts'
import { emptiedBy } from './plan-types.ts'

export type UnplannedLosses = { operations: readonly EntryOperation[]; losses: readonly Loss[] }

/** Returns each possible state of the entry when the stage begins. */
export type StatesOf = (id: string) => readonly (EntryState | undefined)[]

/** After planning, people can type into a field or create an entry. The plan lacks such values. */
export function unplannedLosses({ operations }: Stage, live: World, known: StatesOf): UnplannedLosses {
  const found = operations.flatMap((operation) => {
    if (operation.kind !== 'contentType') return []
    const emptied = emptiedBy(live, operation).stages.flatMap((stage) => stage.operations)
    const unplanned = emptied.filter((one) => one.kind === 'entry' && !isKnown(one, known(one.id)))
    return unplanned.length > 0 ? [{ type: operation.id, unplanned: unplanned as EntryOperation[] }] : []
  })
  return {
    operations: found.flatMap(({ unplanned }) => unplanned),
    losses: found.map(({ type, unplanned }) =>
      lossOf(
        `Values of ${type} that people saved after the plan go with their field.`,
        unplanned.flatMap(({ id, from }) => (from ? [[id, from] as const] : [])),
      ),
    ),
  }
}

/** An interrupted run may have saved published values over a draft. */
const isKnown = ({ from, to }: EntryOperation, known: readonly (EntryState | undefined)[]) =>
  versions.every((version) =>
    changedFields(from?.[version], to?.[version]).every((field) =>
      known
        .flatMap((state) => versions.map((other) => state?.[other]?.fields[field]))
        .some((values) => isSame(values, from?.[version]?.fields[field])),
    ),
  )

const versions = ['saved', 'published'] as const

export function impliedIn(stages: readonly Stage[]): ReadonlyMap<string, EntryOperation> {
  const implied = stages.flatMap(({ operations }) =>
    operations.flatMap((operation) =>
      operation.kind === 'entry' && operation.isImplied ? [[operation.id, operation] as const] : [],
    ),
  )
  return new Map(implied)
}
