import { valuesOf } from '@association/content/rules'
import { inTime } from '../base/in-time.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import { authorsOf } from '../release/publishing/authors.ts'
import type { Values } from './differences/version.ts'

export type Snapshot = { id: string; title: string; values: Values }

const mostShown = 20
const longestMs = 10_000
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Rejects if Contentful does not answer. */
export async function loadSnapshots(session: Session, { space, entry }: EntryRef): Promise<Snapshot[]> {
  const { cma, locales } = session.sdk
  const query = { limit: mostShown }
  const { items } = await inTime(
    cma.snapshot.getManyForEntry({ ...placeOf(session, space), entryId: entry, query }),
    longestMs,
  )
  const known = items.map(({ sys, snapshot }) => ({
    id: sys.id,
    at: sys.createdAt,
    space,
    editedBy: snapshot.sys.publishedBy?.sys.id ?? sys.createdBy?.sys.id,
    values: valuesOf(snapshot, locales.default),
  }))
  const names = await authorsOf(session, known)
  return known
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ id, at, editedBy = '', values }) => {
      const name = names.get(editedBy)
      return { id, values, title: `Published ${date.format(new Date(at))}${name ? ` by ${name}` : ''}` }
    })
}
