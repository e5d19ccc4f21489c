import { carriedOut, type World } from '../content/world.ts'
import { mergeEntry, overwriting } from '../merge/merge-entry.ts'
import { type LeftEntry, leftEntry } from '../operations/left.ts'
import type { EntryOperation, Operation } from '../operations/operation.ts'
import type { Undone } from '../operations/space-plan.ts'
import { typeConflicts } from './check-stages.ts'

type Merged = { changes: Undone[]; conflicts: string[] }

type WayBack = { operations: Operation[]; effects: Operation[] }

/**
 * Later edits of untouched fields stay. If a person changed the same field, an entry that an interrupted run may not
 * have written stays, even with `overwrite`; another entry is a conflict, which `overwrite` settles.
 */
export function mergeWayBack(changes: readonly Undone[], start: World, overwrite = false): Merged {
  const left = new Map<string, LeftEntry>()
  const conflicts: string[] = []
  let world = start

  const wayOf = (operation: Operation, isUncertain: boolean): WayBack => {
    if (operation.kind !== 'entry') return straight(operation)
    if (left.has(operation.id)) return nowhere
    const live = world.entries.get(operation.id)
    const merged = mergeEntry(operation, live)
    if (!('conflicts' in merged)) return { operations: [operation], effects: [merged.operation] }
    if (isUncertain) {
      left.set(operation.id, leftEntry(operation, merged.conflicts))
      return nowhere
    }
    conflicts.push(conflictLine(operation, live !== undefined))
    return straight(overwrite ? overwriting(operation, live) : operation)
  }

  const merged = changes.map((change): Undone => {
    const known = left.size
    const stages = change.stages.map((stage) => {
      conflicts.push(...typeConflicts(stage, world))
      const isUncertain = stage === change.interrupted
      const ways = stage.operations.map((operation) => wayOf(operation, isUncertain))
      world = carriedOut(world, { ...stage, operations: ways.flatMap(({ effects }) => effects) })
      return { ...stage, operations: ways.flatMap(({ operations }) => operations) }
    })
    const own = [...left.values()].slice(known).map((entry) => ({ ...entry, stage: 0 }))
    return { ...change, stages, ...(own.length > 0 ? { left: own, warnings: own.map(staysAs) } : {}) }
  })
  return { changes: merged, conflicts }
}

const nowhere: WayBack = { operations: [], effects: [] }
const straight = (operation: Operation): WayBack => ({ operations: [operation], effects: [operation] })

const conflictLine = ({ id, from, to }: EntryOperation, isThere: boolean) =>
  `${(from ?? to)?.type} ${id}: the entry was ${isThere ? 'changed' : 'deleted'} in the space`

const staysAs = ({ type, id, conflicts }: LeftEntry) =>
  `${type} ${id} stays as a person saved it (${conflicts.join(', ')}): the interrupted run may not have written it.`
