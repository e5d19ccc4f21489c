import { isBetween } from '../content/between.ts'
import { isSameValues } from '../content/entry-state.ts'
import type { EntryOperation, EntryState, EntryValues } from '../operations/operation.ts'
import { changedFields, mergeValues } from './merge-values.ts'

export type MergedEntry = { operation: EntryOperation } | { conflicts: readonly string[] }

/**
 * Starts from the live entry and keeps what the operation does not touch. A conflict is a field, or a word for another
 * edit.
 */
export function mergeEntry(operation: EntryOperation, live: EntryState | undefined): MergedEntry {
  if (isAsPlanned(live, operation)) return { operation }
  const { from, to } = operation
  if (!live) return { conflicts: ['the entry was deleted'] }
  if (!from) return { conflicts: ['an entry with this id was created'] }
  if (!to) return { conflicts: fieldsOr('its state', changedFields(from.saved, live.saved)) }
  if (live.type !== from.type && live.type !== to.type) return { conflicts: ['its content type'] }
  const merged = mergeStates(from, to, live)
  if (merged.conflicts.length > 0) return { conflicts: [...new Set(merged.conflicts)] }
  return { operation: { ...operation, from: live, to: merged.state } }
}

/** Also true for the result of an interrupted run. Only a person archives an entry for good. */
export function isAsPlanned(live: EntryState | undefined, operation: EntryOperation): boolean {
  const { from, to } = operation
  const isArchivedByPerson = live?.isArchived && from && to && !from.isArchived && !to.isArchived
  return !isArchivedByPerson && isBetween(live, operation)
}

export function overwriting(operation: EntryOperation, live: EntryState | undefined): EntryOperation {
  const { from, to, ...rest } = operation
  const target = from && to && live ? mergeStates(from, to, live).state : to
  return { ...rest, ...(live ? { from: live } : {}), ...(target ? { to: target } : {}) }
}

export function isUntouched({ from, to }: EntryOperation, live: EntryState): boolean {
  if (!from || !to) return true
  const isStill = (version: 'saved' | 'published') => {
    const written = changedFields(from[version], to[version])
    return !changedFields(from[version], live[version]).some((field) => written.includes(field))
  }
  return isStill('saved') && isStill('published')
}

type Merge = { state: EntryState; conflicts: string[] }

function mergeStates(from: EntryState, to: EntryState, live: EntryState): Merge {
  const between = isHalfSaved(from, to, live) ? to.published : undefined
  const saved = mergeValues({ from: from.saved, to: to.saved, live: live.saved, between })
  const published = mergePublished(from, to, live)
  const isArchived = Boolean(from.isArchived) === Boolean(to.isArchived) ? live.isArchived : to.isArchived
  return {
    state: {
      type: to.type,
      saved: saved.values,
      ...(published.values ? { published: published.values } : {}),
      ...(isArchived ? { isArchived } : {}),
    },
    conflicts: [...saved.conflicts, ...published.conflicts],
  }
}

/** To publish values, a run saves them over the draft for a moment. */
function isHalfSaved(from: EntryState, to: EntryState, { saved }: EntryState): boolean {
  if (!from.published || !to.published || isSameValues(to.saved, to.published)) return false
  const written = changedFields(from.published, to.published)
  const differing = changedFields(to.published, saved)
  return written.length > 0 && !written.some((field) => differing.includes(field))
}

/** An entry that a person published or unpublished stays so, unless the operation does that itself. */
function mergePublished(
  from: EntryState,
  to: EntryState,
  live: EntryState,
): { values?: EntryValues; conflicts: readonly string[] } {
  if (!from.published && !to.published)
    return live.published
      ? mergeValues({ from: from.saved, to: to.saved, live: live.published })
      : { conflicts: [] }
  if (from.published && to.published)
    return live.published
      ? mergeValues({ from: from.published, to: to.published, live: live.published })
      : { conflicts: [] }
  const known = [from.saved, from.published, to.saved, to.published]
  const isKnown = !live.published || known.some((values) => isSameValues(values, live.published))
  return {
    ...(to.published ? { values: to.published } : {}),
    conflicts: isKnown ? [] : fieldsOr('its published version', changedFields(from.saved, live.published)),
  }
}

const fieldsOr = (otherwise: string, fields: readonly string[]) => (fields.length > 0 ? fields : [otherwise])
