import { fetchFirst, fetchPage, tagOf } from '@association/services/contentful'
import { isUpstreamError } from '@association/services/upstream'
import { cache } from 'react'
import { note } from '../stored/rendering.ts'
import { published } from './content-source.ts'
import { type Delivery, deliver, lifetimeMs } from './deliver.ts'
import { shown } from './released.ts'
import { remember } from './remember.ts'
import { isNowhere } from './segments.ts'

/** The page at a path as it was delivered, without entries that wait for their date, or `undefined` when there is none. Read once for each rendering. */
export const loadPage = cache(async (path: string) => {
  const tags = [tagOf.path(path)]
  // Known without asking: it tells nothing about whether Contentful answers.
  const delivery = isNowhere(path)
    ? { delivered: undefined, tags, until: Number.POSITIVE_INFINITY }
    : await deliver({ key: `page ${path}`, tags, fetch: () => fetchPage(published, path) })
  const { delivered, ...noted } = shownNow(delivery)
  note({ ...noted, isMissing: delivered === undefined })
  return delivered
})

/** What every page shares: the settings of the site without links to entries that wait for their date, if there are any. */
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

/** A page can do without the settings. */
function withoutSettings(error: unknown): Delivery {
  if (!isUpstreamError(error)) throw error
  return { delivered: undefined, tags: settingsTags, until: Date.now() + lifetimeMs.copy }
}
