import { entryStage, lossOf, type Planned } from '../content/planned.ts'
import { carriedOut, entriesOf, type World } from '../content/world.ts'
import { MigrationError } from '../errors.ts'
import { isRetyped, merge } from '../model/merge.ts'
import { unrequestedRemovals } from '../model/removals.ts'
import { type Renames, renamesIn } from '../model/rename-fields.ts'
import type { EntryState, EntryValues, TypeOperation } from '../operations/operation.ts'
import type { SpaceModel } from '../specs/space-model.ts'
import { isSameType } from '../specs/tidy.ts'
import type { SchemaStep } from '../vocabulary.ts'
import { narrowedBy } from './narrowed.ts'

export type TypePlanning = {
  world: World
  before: SpaceModel
  after: SpaceModel
  conflicts: string[]
}

/**
 * Adjacent steps become one stage. An earlier stage removes values of deleted fields: Contentful removes them
 * implicitly, and only a recorded value can be restored.
 */
export function planTypes(steps: readonly SchemaStep[], around: TypePlanning): Planned {
  const { world, before, after } = around
  const ids = Object.keys({ ...before, ...after }).filter((id) => !isSameType(before[id], after[id]))
  const operations = ids.flatMap((id) => planType(id, renamesIn(steps, id), around))
  for (const operation of operations) refuseOccupied(world, operation)
  const narrowed = operations.map((operation) => narrowedBy(world, operation))
  const next = narrowed.flatMap(({ stages }) => stages).reduce(carriedOut, world)
  const emptied = operations.map((operation) => emptiedBy(next, operation))
  return {
    stages: [
      ...narrowed.flatMap(({ stages }) => stages),
      ...emptied.flatMap(({ stages }) => stages),
      ...(operations.length > 0 ? [{ about: 'content types', operations }] : []),
    ],
    losses: [...narrowed, ...emptied].flatMap(({ losses = [] }) => losses),
    warnings: unrequestedRemovals(operations, steps),
  }
}

function planType(
  id: string,
  renames: Renames,
  { world, before, after, conflicts }: TypePlanning,
): TypeOperation[] {
  const live = world.model[id]
  const merged = merge({ live, before: before[id], after: after[id], renames })
  conflicts.push(...merged.conflicts.map((conflict) => `${id}: ${conflict}`))
  if (!live && !merged.wanted) return []
  return [
    {
      kind: 'contentType',
      id,
      ...(live ? { from: live } : {}),
      ...(merged.wanted ? { to: merged.wanted } : {}),
      ...(merged.renames ? { renames: merged.renames } : {}),
    },
  ]
}

export function refuseOccupied(world: World, { id, from, to }: TypeOperation): void {
  const left = entriesOf(world, id).length
  if (!from || to || left === 0) return
  throw new MigrationError(
    'CONFLICT',
    `The content type ${id} cannot be deleted: ${left} ${left === 1 ? 'entry is' : 'entries are'} left. Delete them in Contentful, or with deleteEntries before it in the change, and run the command again.`,
  )
}

export const goingFields = ({ from, to, renames = {} }: TypeOperation): string[] =>
  Object.entries((to && from?.fields) ?? {}).flatMap(([field, spec]) => {
    const next = to?.fields[renames[field] ?? field]
    return next && !isRetyped(spec, next) ? [] : [field]
  })

export function emptiedBy(world: World, operation: TypeOperation): Planned {
  const { id } = operation
  const going = goingFields(operation)
  const holding = (field: string) => entriesOf(world, id).filter(([, state]) => holds(state, field))
  const touched = new Map(going.flatMap(holding))
  const stages = entryStage(
    `empty fields of ${id}`,
    [...touched].map(([entry, state]) => ({ id: entry, from: state, to: without(state, new Set(going)) })),
  )
  return {
    stages: stages.map((stage) => ({
      ...stage,
      operations: stage.operations.map((operation) => ({ ...operation, isImplied: true as const })),
    })),
    losses: going.flatMap((field) => {
      const entries = holding(field)
      return entries.length > 0 ? [lossOf(`The values of ${id}.${field} go with their field.`, entries)] : []
    }),
  }
}

const holds = ({ saved, published }: EntryState, field: string) =>
  [saved, published].some((values) => Object.keys(values?.fields[field] ?? {}).length > 0)

function without(state: EntryState, fields: ReadonlySet<string>): EntryState {
  const strip = (values: EntryValues) => ({
    ...values,
    fields: Object.fromEntries(Object.entries(values.fields).filter(([id]) => !fields.has(id))),
  })
  const { saved, published } = state
  return { ...state, saved: strip(saved), ...(published ? { published: strip(published) } : {}) }
}
