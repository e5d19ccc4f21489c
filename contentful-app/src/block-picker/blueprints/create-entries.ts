import type { Space } from '@association/content'
import { inTime } from '../../base/in-time.ts'
import type { EntryRef } from '../../contentful/addresses.ts'
import { isForbidden, refusalOf } from '../../contentful/refusal.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import { type Blueprint, type PlannedEntry, relinked } from './blueprint.ts'

const longestMs = 15_000

export class CreateError extends Error {
  readonly code = 'CREATE'
  override readonly name = 'CreateError'
}

type Task = { blueprint: Blueprint; space: Space }
type Created = { roots: EntryRef[]; all: EntryRef[] }

/**
 * Creates drafts, linked entries first. After a failure, it deletes them, because no page shows them, and throws
 * CreateError.
 */
export async function createEntries(session: Session, { blueprint, space }: Task): Promise<Created> {
  const ids = new Map(blueprint.entries.map(({ id }) => [id, newId()]))
  const idOf = (id: string) => ids.get(id)
  const refTo = (entry: string): EntryRef => ({ space, entry })
  const created: string[] = []
  try {
    for (const planned of blueprint.entries) {
      const id = idOf(planned.id) ?? planned.id
      created.push(id) // The entry may exist although no response arrives.
      await inTime(
        create(session, { ...planned, id, fields: relinkedFields(planned, idOf) }, space),
        longestMs,
      )
    }
  } catch (cause) {
    await removeEntries(session, created.map(refTo))
    throw new CreateError(reasonOf(cause), { cause })
  }
  const roots = blueprint.roots.flatMap((root) => idOf(root) ?? [])
  return { roots: roots.map(refTo), all: created.map(refTo) }
}

/** An entry that cannot be deleted stays an unused draft. */
export async function removeEntries(session: Session, entries: readonly EntryRef[]): Promise<void> {
  const deletions = entries.map(({ space, entry }) =>
    inTime(session.sdk.cma.entry.delete({ ...placeOf(session, space), entryId: entry }), longestMs),
  )
  await Promise.allSettled(deletions)
}

const relinkedFields = ({ fields }: PlannedEntry, idOf: (id: string) => string | undefined) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, relinked(value, idOf)]))

function create(session: Session, { id, type, fields }: PlannedEntry, space: Space) {
  const { cma, locales } = session.sdk
  const localized = Object.entries(fields).map(([name, value]) => [name, { [locales.default]: value }])
  const target = { ...placeOf(session, space), contentTypeId: type, entryId: id }
  return cma.entry.createWithId(target, { fields: Object.fromEntries(localized) })
}

function reasonOf(error: unknown): string {
  if (isForbidden(error))
    return 'You do not have permission to create entries of this type in this space. Ask an administrator of the space.'
  if (refusalOf(error).status === 429)
    return 'Contentful received too many requests. Nothing was inserted. Try again in a minute.'
  return 'Contentful did not create the entries, so nothing was inserted. Check your connection, then try again.'
}

/** Contentful accepts letters, digits, `-`, `_` and `.`. */
const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 22)
