import { type Space, spaces } from '@association/content'
import { type KnownSite, siteOfPages, type Target, targetOf } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { placeOf, type Session } from '../session.ts'

export type SitePages = {
  /** Undefined before the first read or if a space cannot be read. A failed reload keeps the known pages. */
  known(): KnownSite | undefined
  ready(): Promise<KnownSite | undefined>
  /** Returns undefined on failure. Concurrent calls share one read. */
  load(): Promise<KnownSite | undefined>
  onChange(listener: () => void): () => void
}

/** Editor and sidebar are separate frames, so each reads the pages. */
const bySession = new WeakMap<Session, SitePages>()

export function sitePages(session: Session): SitePages {
  const known = bySession.get(session)
  if (known) return known
  const pages = keepSitePages(() => readSite(session))
  // A person may have created the missing page in another editor.
  session.sdk.navigator.onSlideInNavigation(() => void pages.load())
  bySession.set(session, pages)
  return pages
}

export function keepSitePages(read: () => Promise<KnownSite>): SitePages {
  const listeners = new Set<() => void>()
  let site: KnownSite | undefined
  let reading: Promise<KnownSite | undefined> | undefined

  const load = () => {
    reading ??= read()
      .catch(() => undefined)
      .then((found) => {
        site = found ?? site
        reading = undefined
        for (const listener of listeners) listener()
        return found
      })
    return reading
  }
  return {
    known: () => site,
    ready: async () => site ?? load(),
    load,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

async function readSite(session: Session): Promise<KnownSite> {
  const read = await Promise.all([
    ...spaces.map((space) => targetsOf(session, { space, type: 'page', fields: ['path'] })),
    targetsOf(session, { space: 'association', type: 'redirect', fields: ['from', 'to'] }),
  ])
  return siteOfPages(read.flat(), { own: [new URL(session.installation.siteUrl).host] })
}

const batchSize = 1000

type TargetQuery = { space: Space; type: 'page' | 'redirect'; fields: readonly string[] }

/** Selects only the needed fields, because a space may have thousands of pages. */
async function targetsOf(session: Session, { space, type, fields }: TargetQuery): Promise<Target[]> {
  const place = placeOf(session, space)
  const select = ['sys', ...fields.map((field) => `fields.${field}`)].join(',')
  const query = { content_type: type, select, order: 'sys.id', limit: batchSize }
  const found: EntryProps[] = []
  for (let total = 1; found.length < total; ) {
    const page = await session.sdk.cma.entry.getMany({ ...place, query: { ...query, skip: found.length } })
    if (page.items.length === 0) break
    total = page.total
    found.push(...page.items)
  }
  return found.map((entry) => targetOf(entry, { space, locale: session.sdk.locales.default }))
}
