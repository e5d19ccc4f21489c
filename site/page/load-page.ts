import { fetchFirst, fetchPage, tagOf } from '@association/services/contentful'
import { isUpstreamError } from '@association/services/upstream'
import { cacheLife, cacheTag } from 'next/cache'
import { missingTag } from '../runtime/stored-headers.ts'
import { published } from './content-source.ts'
import { type Delivery, deliver } from './deliver.ts'
import { isNowhere } from './segments.ts'

/** The page at a path as it was delivered, or `undefined` when there is none. */
export async function loadPage(path: string) {
  'use cache'
  const tags = [tagOf.path(path)]
  // Known without asking: it tells nothing about whether Contentful answers.
  const delivery = isNowhere(path)
    ? { delivered: undefined, tags, isCopy: false }
    : await deliver({ key: `page ${path}`, tags, fetch: () => fetchPage(published, path) })
  label(delivery)
  if (!delivery.delivered) cacheTag(missingTag)
  return delivery.delivered
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

/** Seconds. Content changes by webhook; the day is a backstop. */
const lifetime = {
  content: { stale: 300, revalidate: 86_400, expire: 31_536_000 },
  // What stands on a copy is expired as soon as Contentful answers.
  copy: { stale: 30, revalidate: 60, expire: 31_536_000 },
}
/** Next.js takes at most 128 tags in one call. */
const tagsAtOnce = 100

function label({ tags, isCopy }: Delivery) {
  cacheLife(isCopy ? lifetime.copy : lifetime.content)
  for (let start = 0; start < tags.length; start += tagsAtOnce)
    cacheTag(...tags.slice(start, start + tagsAtOnce))
}
