import type { TypeSpec } from '../specs/space-model.ts'

/**
 * One thing of a space and the two states between which a change carries it; a state that is missing means that the
 * thing does not exist. Swapped, it is the way back: apply and rollback are carried out by the same code. Plain data,
 * because the journal keeps it.
 */
export type Operation = TypeOperation | EntryOperation | TagOperation

export type TypeOperation = {
  kind: 'contentType'
  id: string
  from?: TypeSpec
  to?: TypeSpec
  /** Old field id → new one: their values follow in Contentful itself. */
  renames?: Readonly<Record<string, string>>
  /** Another state in which an interrupted run may have left it. */
  unbegun?: TypeSpec
}

export type EntryOperation = {
  kind: 'entry'
  id: string
  from?: EntryState
  to?: EntryState
  /** Contentful does it by itself on the way there (the values of a deleted field go with it); the way back writes it. */
  isImplied?: true
}

export type TagOperation = { kind: 'tag'; id: string; from?: TagState; to?: TagState }
export type TagState = { name: string; visibility: 'private' | 'public' }

/** An entry as far as a change may touch it. Draft and published values are two things. */
export type EntryState = {
  type: string
  /** As last saved. */
  saved: EntryValues
  /** As visitors see it; missing when it is not published. */
  published?: EntryValues
  isArchived?: true
}

/** Values by field and locale as the Management API has them; tags and concepts of the taxonomy by id. */
export type EntryValues = {
  fields: EntryFields
  tags?: readonly string[]
  concepts?: readonly string[]
}
export type EntryFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What is done together, in the order of a change: operations of one stage do not depend on one another. */
export type Stage = {
  /** In a few words, for plan and progress: `content types`, `transform basicArticle`. */
  about: string
  operations: readonly Operation[]
  /** The number of the statement of the change, from 0, if the stage comes from one that looks at entries. */
  step?: number
}

/** The way back. What Contentful does by itself on the way there must be written on the way back. */
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
