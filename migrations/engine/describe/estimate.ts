import { isSame } from '@association/services/management/index.ts'
import type { EntryOperation, EntryState, Operation } from '../operations/operation.ts'
import type { PlannedChange, SpacePlan } from '../operations/space-plan.ts'

/** Number of requests. Ignores other users of the token, who share its rate limit. */
export function estimate(plans: readonly SpacePlan[]): number {
  const pending = plans.filter(({ changes }) => changes.length > 0)
  return Math.ceil(
    pending.reduce((sum, { changes }) => sum + requestsIn(changes), pending.length * each.space),
  )
}

function requestsIn(changes: readonly PlannedChange[]): number {
  const stages = changes.flatMap(({ stages, resumesAt = 0 }) => stages.slice(resumesAt))
  const operations = stages.flatMap((stage) => stage.operations)
  const writes = operations.reduce((sum, operation) => sum + requestsFor(operation), 0)
  return (
    writes + changes.length * each.change + stages.length * each.stage + operations.length * each.operation
  )
}

/** Requests besides the writes: a second read under the lock, journal records, and pages of 1000 entries. */
const each = { space: 14, change: 6, stage: 4, operation: 1 / 200 }
const requests = { contentType: 5, deletedType: 3, tag: 1 }
/** Contentful publishes up to 200 entries in one bulk action, which is polled. */
const shareOfBulk = 1 / 50

function requestsFor(operation: Operation): number {
  if (operation.kind === 'tag') return requests.tag
  if (operation.kind === 'contentType') return operation.to ? requests.contentType : requests.deletedType
  return requestsForEntry(operation)
}

function requestsForEntry({ from, to, isImplied }: EntryOperation): number {
  if (isImplied) return 0
  if (!to) return from?.published ? 2 : 1
  const isDraftSavedToo = to.published !== undefined && !isSame(to.saved, to.published)
  const saves = isDraftSavedToo && isChanged(from, to) ? 2 : 1
  const aside = to.isArchived ? 2 : 0
  return saves + aside + (to.published ? shareOfBulk : 0)
}

const isChanged = (from: EntryState | undefined, to: EntryState) => !isSame(from?.published, to.published)

/** Contentful's default rate limit of paid plans. */
const usualPerSecond = 10

export function inWords(count: number, perSecond = usualPerSecond): string {
  const seconds = Math.ceil(count / perSecond)
  const time = seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
  return `about ${count.toLocaleString('en')} requests, ${time} at ${perSecond} a second`
}
