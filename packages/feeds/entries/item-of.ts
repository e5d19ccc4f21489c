import type { Facts } from '@association/content/define/facts.ts'
import { pagePath } from '@association/content/derive/page-path.ts'
import { timeOf } from '@association/content/derive/time-of.ts'
import { fileAddress } from '@association/content/images/image-attributes.ts'
import type { FeedItem, Image } from '../feed.ts'
import { oneLine } from '../formats/text.ts'
import { type FeedEntry, factsOf } from './facts.ts'
import { tagUri } from './tag-uri.ts'

/** `url` has no trailing slash. */
export type FeedSite = {
  url: string
  organisation: string
  scheme: 'http' | 'https'
  /** Part of each id, such as `example.org,2026`. It is not a URL, so ids stay the same when the URL changes. */
  authority: string
}

type FeedsConfig = {
  siteUrl: string
  organisation: { name: string }
  contentful: { insecure: boolean }
  feedAuthority: string
}

export const siteOf = ({ siteUrl, organisation, contentful, feedAuthority }: FeedsConfig): FeedSite => ({
  url: siteUrl,
  organisation: organisation.name,
  scheme: contentful.insecure ? 'http' : 'https',
  authority: feedAuthority,
})

/** `release`: the date is in the future. */
export const lacks = ['title', 'address', 'date', 'release'] as const
export type Lack = (typeof lacks)[number]

/** `now` is in milliseconds. */
export function itemOf(listed: FeedEntry, site: FeedSite, now: number): FeedItem | Lack {
  const { entry, updatedAt } = listed
  const { title = '', summary, date, tags = [], image } = factsOf(listed)
  const path = pagePath(entry.type, entry.fields)
  const published = timeOf(date)
  if (oneLine(title) === '') return 'title'
  if (path === undefined) return 'address'
  if (published === undefined) return 'date'
  if (published > now) return 'release'
  return {
    id: tagUri(site, `${entry.space}/${entry.id}`),
    url: `${site.url}${path}`,
    title,
    published,
    // An entry that was ready earlier is new on its date: caches and readers compare this time.
    updated: Math.max(timeOf(updatedAt) ?? published, published),
    ...(summary?.trim() && { summary }),
    tags: tags.filter((tag) => oneLine(tag) !== ''),
    ...imageOf(image, site),
  }
}

/** A feed must state length and type of a file. */
function imageOf(asset: Facts['image'], { scheme }: FeedSite): { image?: Image } {
  if (!asset?.size || asset.contentType === '') return {}
  const url = fileAddress(asset, scheme)
  return URL.canParse(url)
    ? { image: { url: new URL(url).href, bytes: asset.size, type: asset.contentType } }
    : {}
}
