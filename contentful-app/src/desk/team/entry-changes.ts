import type { Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { titleOf, valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { inTime } from '../../base/in-time.ts'
import type { EntryRef } from '../../contentful/addresses.ts'
import { loader } from '../../contentful/load-content.ts'
import { placeOf, type Session } from '../../contentful/session.ts'
import type { Values } from '../../entry/merge-values.ts'
import { type ChangedSys, changesSince } from './changes-since.ts'
import type { NameOf } from './names.ts'
import { changeBetween, type News } from './news.ts'

export type KnownEntry = {
  version: number
  publishedVersion?: number
  values: Values
  /** Fields with unsaved values of this editor, which no colleague wrote. */
  unsaved: readonly string[]
}

export type EntryOptions = {
  root: EntryRef
  known(entry: EntryRef): KnownEntry | undefined
  receive(space: Space, entries: readonly EntryProps[]): void
  /** Includes linked entries that do not exist. */
  idsOf(space: Space): readonly string[]
  /** Called with the versions of the root, also those of this editor. */
  sawRoot?(sys: ChangedSys): void
  remove(space: Space, ids: readonly string[]): void
}
type Options = EntryOptions & { session: Session; nameOf: NameOf }

const patienceMs = 8000

/**
 * Passes changed and deleted entries of the page on, and returns the colleagues' changes. A page with more ids than
 * fit one request gets the newest changes of the space, without deletions.
 */
export function entryChanges(
  { session, root, known, receive, idsOf, remove, sawRoot = () => {}, nameOf }: Options,
  space: Space,
): () => Promise<readonly News[]> {
  const requestChanges = changesSince(session, { space, linkType: 'Entry' })
  const { locales, ids: sdkIds } = session.sdk
  const isMine = ({ updatedBy }: ChangedSys) => updatedBy?.sys.id === sdkIds.user
  const isRoot = (target: EntryRef) => target.space === root.space && target.entry === root.entry

  async function newsOf(entry: EntryProps): Promise<readonly News[]> {
    const target = { space, entry: entry.sys.id }
    const before = known(target)
    if (!before || isMine(entry.sys)) return []
    const type = contentTypeFor(entry.sys.contentType.sys.id)
    const values = valuesOf(entry, locales.default)
    const { publishedVersion, updatedAt } = entry.sys
    const change = changeBetween({ type, before, after: { values, publishedVersion } })
    if (!change) return []
    const title = isRoot(target) ? 'this page' : `“${titleOf(type, values, entry.sys.id)}”`
    const by = await nameOf(entry.sys.updatedBy?.sys.id)
    return [{ title, by, did: change.did, at: updatedAt, target: { ...target, field: change.field } }]
  }
  async function take(found: readonly ChangedSys[]): Promise<readonly News[]> {
    const changed = found.filter((sys) => {
      const target = { space, entry: sys.id }
      const before = known(target)
      // The web app itself reports the versions of the root that it stores.
      return before && sys.version > before.version && !(isRoot(target) && isMine(sys))
    })
    if (changed.length === 0) return []
    const entries = await inTime(loader(session, space).entries(changed.map(({ id }) => id)), patienceMs)
    // The news compare with the values on the page, so they come before the entries replace these.
    const news = await Promise.all(entries.map(newsOf))
    receive(space, entries)
    return news.flat()
  }
  async function takeAll(ids: readonly string[]) {
    const found = await sysOf(session, space, ids)
    const rootSys = found.find(({ id }) => isRoot({ space, entry: id }))
    if (rootSys) sawRoot(rootSys)
    const existing = new Set(found.map(({ id }) => id))
    const gone = ids.filter((id) => !existing.has(id) && (known({ space, entry: id })?.version ?? 0) > 0)
    if (gone.length > 0) remove(space, gone)
    return take(found)
  }
  return () => {
    const ids = idsOf(space)
    return ids.length > 0 && fitsOneRequest(ids) ? takeAll(ids) : requestChanges(take)
  }
}

/** Contentful limits URLs to 7600 characters, with the encoded commas. */
const mostIdCharacters = 6500
const encodedComma = '%2C'

const fitsOneRequest = (ids: readonly string[]) =>
  ids.map((id) => `${id}${encodedComma}`).join('').length <= mostIdCharacters

/** Omits entries that do not exist. */
async function sysOf(session: Session, space: Space, ids: readonly string[]): Promise<readonly ChangedSys[]> {
  const query = { 'sys.id[in]': ids.join(','), select: 'sys', limit: ids.length }
  const response: Promise<{ items: readonly { sys: ChangedSys }[] }> = session.sdk.cma.entry.getMany({
    ...placeOf(session, space),
    query,
  })
  const { items } = await inTime(response, patienceMs)
  return items.map(({ sys }) => sys)
}
