import { fetchFirst, fetchPage, tagOf } from '@association/services/contentful'
import { isUpstreamError } from '@association/services/upstream'
import { cacheTag } from 'next/cache'
import { dueTag, missingTag } from '../runtime/stored-headers.ts'
import { published } from './content-source.ts'
import { type Delivery, deliver } from './deliver.ts'
import { label } from './label.ts'
import { released } from './released.ts'
import { isNowhere } from './segments.ts'

/** The page at a path as it was delivered, without entries that wait for their date, or `undefined` when there is none. */
export async function loadPage(path: string) {
  'use cache'
  const tags = [tagOf.path(path)]
  // Known without asking: it tells nothing about whether Contentful answers.
  const delivery = isNowhere(path)
    ? { delivered: undefined, tags, isCopy: false }
    : await deliver({ key: `page ${path}`, tags, fetch: () => fetchPage(published, path) })
  label(delivery)
  if (!delivery.delivered) {
    cacheTag(missingTag)
    return undefined
  }
  const { delivered, nextAt } = released(delivery.delivered, { now: Date.now(), spaceOf: published.spaceOf })
  if (nextAt !== undefined) cacheTag(dueTag(nextAt))
  return delivered
}

/** What every page shares: the settings of the site as they were delivered, if there are any. */
export async function loadSettings() {
  'use cache'
  const delivery = await deliver({
    key: 'site settings',
    tags: [tagOf.list('association', 'siteSettings')],
    keepsNothing: true,
    fetch: () => fetchFirst(published, 'association', 'siteSettings'),
  }).catch(withoutSettings)
  label(delivery)
  return delivery.delivered
}

/** A page can do without the settings; a build without Contentful must. */
function withoutSettings(error: unknown): Delivery {
  if (!isUpstreamError(error)) throw error
  return { delivered: undefined, tags: [tagOf.list('association', 'siteSettings')], isCopy: true }
}
