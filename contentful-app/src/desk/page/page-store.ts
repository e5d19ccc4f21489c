import { type Space, spaces } from '@association/content'
import { valuesOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { type ContentLoader, loader } from '../../contentful/load-content.ts'
import type { Session } from '../../contentful/session.ts'
import type { Values } from '../../entry/merge-values.ts'
import { withValues } from '../../entry/stored-entry.ts'
import type { KnownEntry } from '../team/entry-changes.ts'
import { remembering } from '../tree/remembering.ts'
import type { PagePart, Typed } from './page-parts.ts'

export type PageStore = {
  /** Reads memory before Contentful. Entries have the typed values of the desk. */
  load(space: Space): ContentLoader
  take(space: Space, part: Partial<PagePart>): void
  type(typed: readonly Typed[]): void
  forgetTyped(): void
  forget(): void
  /** Includes linked entries that do not exist. */
  idsIn(space: Space): readonly string[]
  known(space: Space, id: string): KnownEntry | undefined
}

export function pageStore(session: Session): PageStore {
  const locale = session.sdk.locales.default
  const stores = {
    association: remembering(loader(session, 'association')),
    events: remembering(loader(session, 'events')),
  }
  const typed = new Map<string, Values>()
  /** An entry with typed values stays one object until either changes, so its checks stay cached. */
  const merged = new WeakMap<EntryProps, { values: Values; entry: EntryProps }>()

  function withTyped(space: Space, entry: EntryProps): EntryProps {
    const values = typed.get(`${space}/${entry.sys.id}`)
    if (!values) return entry
    const before = merged.get(entry)
    if (before?.values === values) return before.entry
    const now = withValues(entry, values, locale)
    merged.set(entry, { values, entry: now })
    return now
  }
  return {
    load: (space) => ({
      assets: stores[space].assets,
      entries: async (ids) => (await stores[space].entries(ids)).map((entry) => withTyped(space, entry)),
    }),
    take(space, { entries = [], assets = [], gone = [] }) {
      stores[space].seed({ entries, assets })
      stores[space].remove(gone)
    },
    type(values) {
      for (const each of values) typed.set(`${each.space}/${each.entry}`, each.values)
    },
    forgetTyped: () => typed.clear(),
    forget() {
      for (const space of spaces) stores[space].forget()
    },
    idsIn(space) {
      const { entries, missing } = stores[space].known()
      return [...entries.keys(), ...missing]
    },
    known(space, id) {
      const { entries, missing } = stores[space].known()
      const read = entries.get(id)
      if (!read) return missing.has(id) ? { version: 0, values: {}, unsaved: [] } : undefined
      const { version, publishedVersion } = read.sys
      return { version, publishedVersion, values: valuesOf(read, locale), unsaved: [] }
    },
  }
}
