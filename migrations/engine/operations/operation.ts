import type { TypeSpec } from '../specs/space-model.ts'

/**
 * Carries one thing between two states; it does not exist in a missing state. Swapped states are the way back, so apply
 * and rollback share code. Plain data, because the journal stores it.
 */
export type Operation = TypeOperation | EntryOperation | TagOperation

export type TypeOperation = {
  kind: 'contentType'
  id: string
  from?: TypeSpec
  to?: TypeSpec
  /** Old field id → new one. Contentful moves the values. */
  renames?: Readonly<Record<string, string>>
  /** Another state in which an interrupted run may have left it. */
  unbegun?: TypeSpec
}

export type EntryOperation = {
  kind: 'entry'
  id: string
  from?: EntryState
  to?: EntryState
  /** Contentful does it implicitly on the way there (values of a deleted field). Only the way back writes it. */
  isImplied?: true
}

export type TagOperation = { kind: 'tag'; id: string; from?: TagState; to?: TagState }
export type TagState = { name: string; visibility: 'private' | 'public' }

export type EntryState = {
  type: string
  saved: EntryValues
  /** As visitors see it. Missing while unpublished. */
  published?: EntryValues
  isArchived?: true
}

/** Values by field and locale as in the Management API; tags and taxonomy concepts by id. */
export type EntryValues = {
  fields: EntryFields
  tags?: readonly string[]
  concepts?: readonly string[]
}
export type EntryFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Operations of one stage do not depend on one another. */
export type Stage = {
  about: string
  operations: readonly Operation[]
  step?: number
}

export function reversed(operation: Operation): Operation {
  const { from, to, ...rest } = operation
  const swapped = { ...rest, ...(to ? { from: to } : {}), ...(from ? { to: from } : {}) } as Operation
  if (swapped.kind === 'entry') delete swapped.isImplied
  if (swapped.kind === 'contentType' && swapped.renames) {
    const back = Object.entries(swapped.renames).map(([old, renamed]) => [renamed, old])
    return { ...swapped, renames: Object.fromEntries(back) }
  }
  return swapped
}
