import { pagePath } from '@association/content/derive/page-path.ts'
import { plainPath } from '@association/content/links/own-path.ts'
import { type Delivered, fetchEntry, fetchFirst, tagOf } from '@association/services/contentful'
import { isUpstreamError } from '@association/services/upstream'
import { cache } from 'react'
import { isNowhere } from '../../base/paths.ts'
import { note } from '../../base/rendering.ts'
import { indexTag } from '../index/content-index.ts'
import type { Item } from '../index/item.ts'
import { foundPlace } from '../places/found-place.ts'
import { type Place, resolve } from '../places/resolve.ts'
import { siteContent } from '../site-content.ts'
import { published } from './content-source.ts'
import { type Delivery, deliver, lifetimeMs } from './deliver.ts'
import { readAny } from './read-page.ts'
import { shown } from './released.ts'
import { remember } from './remember.ts'

export async function loadIndex() {
  const { index } = siteContent()
  if (!index) throw new Error('The content index belongs to the server in front, which does not run.')
  note({ tags: [indexTag] })
  return index.ready()
}

export const loadPlace = cache(async (path: string): Promise<Place | undefined> => {
  const place = isNowhere(path) ? undefined : await placeAt(plainPath(path))
  note({ tags: [tagOf.path(plainPath(path))], isMissing: place === undefined })
  return place
})

/** A place is only passed if the content is unchanged since the request. */
async function placeAt(path: string): Promise<Place | undefined> {
  // Also notes the index tag, with which the page expires.
  const index = await loadIndex()
  return foundPlace(path) ?? resolve(path, index, Date.now())
}

/** Omits unreleased entries. */
export const loadEntry = cache(async ({ space, id, path }: Item): Promise<Delivered | undefined> => {
  const { delivered, ...noted } = shownNow(
    await deliver({
      key: `entry ${space}/${id}`,
      tags: [tagOf.item(space, id)],
      fetch: () => fetchEntry(published, space, id),
    }),
  )
  siteContent().index?.contains(space, id, noted.tags)
  const isThere = delivered !== undefined && pathIn(delivered) === path
  note({ ...noted, isMissing: !isThere })
  return isThere ? delivered : undefined
})

export async function loadPage(path: string): Promise<Delivered | undefined> {
  const place = await loadPlace(path)
  return place?.kind === 'entry' ? loadEntry(place.item) : undefined
}

/** The entry may have moved since the index was read. */
function pathIn(delivered: Delivered): string | undefined {
  const entry = readAny(delivered)
  const address = entry && pagePath(entry.type, entry.fields)
  return address && plainPath(address)
}

/** Omits links to unreleased entries. */
export async function loadSettings() {
  const { delivered, ...noted } = await remember('site settings', async () =>
    shownNow(
      await deliver({
        key: 'site settings',
        tags: settingsTags,
        keepsNothing: true,
        fetch: () => fetchFirst(published, 'association', 'siteSettings'),
      }).catch(withoutSettings),
    ),
  )
  note(noted)
  return delivered
}

const settingsTags = [tagOf.list('association', 'siteSettings')]

const shownNow = (delivery: Delivery) => shown(delivery, { now: Date.now(), spaceOf: published.spaceOf })

/** Pages work without settings. */
function withoutSettings(error: unknown): Delivery {
  if (!isUpstreamError(error)) throw error
  return { delivered: undefined, tags: settingsTags, until: Date.now() + lifetimeMs.copy }
}
