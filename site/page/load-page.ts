import { fetchFirst, fetchPage, tagOf } from '@association/services/contentful'
import { isUpstreamError } from '@association/services/upstream'
import { cacheTag } from 'next/cache'
import { missingTag } from '../runtime/stored-headers.ts'
import { published } from './content-source.ts'
import { type Delivery, deliver } from './deliver.ts'
import { label } from './label.ts'
import { shown } from './released.ts'
import { isNowhere } from './segments.ts'

/** The page at a path as it was delivered, without entries that wait for their date, or `undefined` when there is none. */
export async function loadPage(path: string) {
  'use cache'
  const tags = [tagOf.path(path)]
  // Known without asking: it tells nothing about whether Contentful answers.
  const delivery = isNowhere(path)
    ? { delivered: undefined, tags, isCopy: false }
    : await deliver({ key: `page ${path}`, tags, fetch: () => fetchPage(published, path) })
  const delivered = show(delivery)
  if (!delivered) cacheTag(missingTag)
  return delivered
}

/** What every page shares: the settings of the site without links to entries that wait for their date, if there are any. */
export async function loadSettings() {
  'use cache'
  const delivery = await deliver({
    key: 'site settings',
    tags: [tagOf.list('association', 'siteSettings')],
    keepsNothing: true,
    fetch: () => fetchFirst(published, 'association', 'siteSettings'),
  }).catch(withoutSettings)
  return show(delivery)
}

/** Returns what visitors see of a delivery, and sets the lifetime and tags of the cached result. */
function show(delivery: Delivery) {
  const { delivered, ...cached } = shown(delivery, { now: Date.now(), spaceOf: published.spaceOf })
  label(cached)
  return delivered
}

/** A page can do without the settings; a build without Contentful must. */
function withoutSettings(error: unknown): Delivery {
  if (!isUpstreamError(error)) throw error
  return { delivered: undefined, tags: [tagOf.list('association', 'siteSettings')], isCopy: true }
}
