import { isBetween } from '../content/between.ts'
import { carriedOut, type World } from '../content/world.ts'
import type { EntryOperation, Stage } from '../operation.ts'
import { isTypeBetween } from './type-between.ts'

/** What a person changed meanwhile that these stages would write over, as lines that name it. */
export function checkStages(stages: readonly Stage[], start: World): string[] {
  let world = start
  return stages.flatMap((stage) => {
    const found = conflictsIn(stage, world)
    world = carriedOut(world, stage)
    return found
  })
}

function conflictsIn({ operations }: Stage, world: World): string[] {
  return operations.flatMap((operation) => {
    if (operation.kind === 'contentType')
      return isTypeBetween(world.model[operation.id], operation)
        ? []
        : [`content type ${operation.id}: it was changed in the space`]
    if (operation.kind === 'entry') return entryConflict(operation, world)
    return []
  })
}

function entryConflict(operation: EntryOperation, { entries }: World): string[] {
  const { id, from, to, isImplied } = operation
  if (isImplied) return []
  const live = entries.get(id)
  if (isBetween(live, operation)) return []
  const type = (from ?? to)?.type
  return [`${type} ${id}: the entry was ${live ? 'changed' : 'deleted'} in the space`]
}
