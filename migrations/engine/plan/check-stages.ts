import { isBetween } from '../content/between.ts'
import { carriedOut, type World } from '../content/world.ts'
import type { Operation, Stage } from '../operations/operation.ts'
import { isTypeBetween } from './type-between.ts'

export type Conflicts = { types: string[]; entries: string[] }

export function checkStages(stages: readonly Stage[], start: World): Conflicts {
  let world = start
  const found: Conflicts = { types: [], entries: [] }
  for (const stage of stages) {
    found.types.push(...typeConflicts(stage, world))
    found.entries.push(...stage.operations.flatMap((operation) => entryConflict(operation, world)))
    world = carriedOut(world, stage)
  }
  return found
}

export const typeConflicts = ({ operations }: Stage, world: World): string[] =>
  operations.flatMap((operation) =>
    operation.kind !== 'contentType' || isTypeBetween(world.model[operation.id], operation)
      ? []
      : [`content type ${operation.id}: it was changed in the space`],
  )

function entryConflict(operation: Operation, { entries }: World): string[] {
  if (operation.kind !== 'entry' || operation.isImplied) return []
  const { id, from, to } = operation
  const live = entries.get(id)
  if (isBetween(live, operation)) return []
  const type = (from ?? to)?.type
  return [`${type} ${id}: the entry was ${live ? 'changed' : 'deleted'} in the space`]
}
