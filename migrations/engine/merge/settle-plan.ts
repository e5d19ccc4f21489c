import { isSame } from '@association/services/management/index.ts'
import { isSameEntry } from '../content/entry-state.ts'
import { describeLeft, type LeftEntry, leftEntry } from '../operations/left.ts'
import type { EntryOperation, Operation, Stage } from '../operations/operation.ts'
import type { PlannedChange, SpacePlan } from '../operations/space-plan.ts'
import { changedFields } from './merge-values.ts'

export type Settled = {
  plan: SpacePlan
  edited: readonly string[]
  lost: readonly string[]
}

/**
 * Accepts a new plan if only entries changed since the shown one; otherwise returns undefined. An edited entry is
 * planned again, or stays if the change sets the same field.
 */
export function settlePlan(shown: SpacePlan, current: SpacePlan): Settled | undefined {
  if (!isSame(frameOf(shown), frameOf(current))) return undefined
  const [before, now] = [shown, current].map(({ changes }) => operationsOf(changes)) as [ById, ById]
  const edited = [...new Set([...before.keys(), ...now.keys()])].filter(
    (id) => !isSame(before.get(id), now.get(id)),
  )
  const left = edited.flatMap((id) => conflictOf(before.get(id) ?? [], now.get(id) ?? []))
  const kept = edited.filter((id) => !left.some((entry) => entry.id === id))
  const lost = kept.flatMap((id) => unagreed(before.get(id) ?? [], now.get(id) ?? []))
  return { plan: withoutEntries(current, left), edited, lost }
}

const frameOf = ({ space, applied, changes }: SpacePlan) => ({
  space,
  applied,
  changes: changes.map(({ id, checksum, resumesAt, missing, stages }) => ({
    id,
    checksum,
    resumesAt,
    missing,
    others: stages.flatMap(({ operations }) => operations.filter(({ kind }) => kind !== 'entry')),
  })),
})

type ById = ReadonlyMap<string, readonly EntryOperation[]>

function operationsOf(changes: readonly PlannedChange[]): ById {
  const all = changes.flatMap(({ stages }) => stages.flatMap(({ operations }) => operations.filter(isEntry)))
  return Map.groupBy(all, ({ id }) => id)
}

const isEntry = (operation: Operation): operation is EntryOperation => operation.kind === 'entry'

function conflictOf(shown: readonly EntryOperation[], current: readonly EntryOperation[]): LeftEntry[] {
  const [first, now] = [shown[0], current[0]]
  if (!first?.from || !now?.from || isSameEntry(first.from, now.from)) return []
  const edits = versions.flatMap((version) => changedFields(first.from?.[version], now.from?.[version]))
  const fields = shown.flatMap(({ from, to, isImplied }) =>
    isImplied || !to ? [] : versions.flatMap((version) => changedFields(from?.[version], to[version])),
  )
  const conflicts = [...new Set(edits)].filter((field) => fields.includes(field))
  return conflicts.length > 0 ? [leftEntry(first, conflicts)] : []
}

const versions = ['saved', 'published'] as const

function unagreed(shown: readonly EntryOperation[], current: readonly EntryOperation[]): string[] {
  return current.flatMap((operation) => {
    if (operation.to && !operation.isImplied) return []
    const agreed = shown.some(
      (other) => Boolean(other.to) === Boolean(operation.to) && loss(other, operation),
    )
    const fields = changedFields(operation.from?.saved, operation.to?.saved)
    return agreed ? [] : [describeLeft(leftEntry(operation, fields))]
  })
}

const loss = (one: EntryOperation, other: EntryOperation) => isSame(lostIn(one), lostIn(other))

const lostIn = ({ from, to }: EntryOperation) =>
  versions.map((version) =>
    changedFields(from?.[version], to?.[version]).map((field) => [field, from?.[version]?.fields[field]]),
  )

const withoutEntries = (plan: SpacePlan, left: readonly LeftEntry[]): SpacePlan => ({
  ...plan,
  changes: plan.changes.map((change) => {
    const own = left.filter(({ id }) => change.stages.some((stage) => writes(stage, id)))
    if (own.length === 0) return change
    const stage = change.resumesAt ?? 0
    return { ...change, left: [...(change.left ?? []), ...own.map((entry) => ({ ...entry, stage }))] }
  }),
})

const writes = ({ operations }: Stage, id: string) =>
  operations.some((operation) => operation.kind === 'entry' && operation.id === id)
