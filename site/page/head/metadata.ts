import type { Asset, Entry } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { factsOf } from '@association/content/derive/facts-of.ts'
import { basePath, type Part } from '@association/content/lists/pages.ts'
import { topicsPath } from '@association/content/lists/routes.ts'
import type { SiteConfig } from '@association/services/config'
import type { Metadata } from 'next'
import { canonicalUrl } from '../../base/canonical-url.ts'
import { config } from '../../base/config.ts'
import { loadEntry, loadSettings } from '../../content/delivery/load-page.ts'
import { readAny, readAs } from '../../content/delivery/read-page.ts'
import type { Place } from '../../content/places/resolve.ts'
import { feedLinks } from '../feeds/addresses.ts'
import { messages } from '../messages.ts'
import { messages as topicsMessages } from '../topics/messages.ts'
import { picturePath } from './picture-addresses.ts'

type MetadataConfig = Pick<SiteConfig, 'siteUrl' | 'organisation' | 'contentful'>
type Settings = Entry<'siteSettings'> | undefined

export type Head = {
  title: string
  description: string | undefined
  path: string
  /** Chosen by an editor; the site draws one otherwise. */
  socialImage?: Asset | undefined
  /** True if the picture of the settings replaces a missing one. */
  hasSitePicture?: boolean
  type?: 'website' | 'article'
  isHidden?: boolean
  feed?: string | undefined
}

export async function metadataAt(place: Place): Promise<Metadata | undefined> {
  const head = await headAt(place)
  return head && metadataOf(head, readAs('siteSettings', await loadSettings()), config)
}

async function headAt(place: Place): Promise<Head | undefined> {
  if (place.kind === 'list') return headOfList(place.part, place.page)
  if (place.kind === 'topics')
    return { title: topicsMessages.title, description: topicsMessages.description, path: topicsPath }
  if (place.kind === 'redirect') return undefined
  const entry = readAny(await loadEntry(place.item))
  return entry && headOf(entry, place.item.path ?? '/')
}

function headOfList(part: Part, page: number): Head {
  const { list, filter } = part
  const title = filter ? (filter.title ?? `${filter.label} – ${list.title}`) : list.title
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    description: filter?.description || list.description,
    feed: list.feed?.name,
    path: page === 1 ? basePath(part) : `${basePath(part)}/page/${page}`,
  }
}

export function headOf(entry: Entry, path: string): Head {
  if (entry.type === 'page') {
    const { title, description, socialImage, hideFromSearch } = entry.fields
    return { title, description, path, socialImage, hasSitePicture: true, isHidden: hideFromSearch }
  }
  const { title = '', summary } = factsOf(entry) ?? { title: undefined }
  return { title, description: summary, path, type: contentTypeFor(entry.type)?.page?.openGraph ?? 'website' }
}

/** Empty values of a page fall back to the site settings. */
export function metadataOf(
  head: Head,
  settings: Settings,
  { siteUrl, organisation, contentful }: MetadataConfig,
): Metadata {
  const { title, path } = head
  const description = head.description || settings?.fields.description
  const url = canonicalUrl(path)
  const chosen = head.socialImage ?? (head.hasSitePicture ? settings?.fields.socialImage : undefined)
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: url, types: feedLinks(siteUrl, head.feed) },
    openGraph: {
      type: head.type ?? 'website',
      siteName: organisation.name,
      locale: 'en_US',
      title,
      description,
      url,
      images: [
        chosen
          ? chosenPicture(chosen, contentful.insecure)
          : {
              url: canonicalUrl(picturePath(path)),
              ...shared,
              alt: messages.pictureOf(title, organisation.name),
            },
      ],
    },
    twitter: { card: 'summary_large_image' },
    ...(head.isHidden && { robots: { index: false, follow: true } }),
  }
}

/** Networks show pictures at 1200 × 630 pixels. */
const shared = { width: 1200, height: 630 }

/** The whole of a picture that is about as high as wide, such as a seal or a portrait, has color beside it. */
const framed = { fit: 'pad', bg: 'rgb:eef4fa' }
const narrowest = 1.2

function chosenPicture({ url, description, title, width = 2, height = 1 }: Asset, isInsecure: boolean) {
  const address = new URL(url.startsWith('//') ? `${isInsecure ? 'http' : 'https'}:${url}` : url)
  const frame = width / height < narrowest ? framed : { fit: 'fill' }
  address.search = new URLSearchParams({ w: '1200', h: '630', ...frame, fm: 'jpg', q: '80' }).toString()
  return { url: address.href, ...shared, alt: description || title }
}
