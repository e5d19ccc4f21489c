import type { Asset, Entry } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import type { Metadata } from 'next'
import { feedLinks } from '../features/feeds/addresses.ts'

type About = Pick<SiteConfig, 'siteUrl' | 'organisation' | 'contentful'>

/** What search engines and shared links show of a page; the site's settings stand in for what it leaves empty. */
export function metadataOf(
  page: Entry<'page'>,
  settings: Entry<'siteSettings'> | undefined,
  { siteUrl, organisation, contentful }: About,
): Metadata {
  const { title, path, hideFromSearch } = page.fields
  const description = page.fields.description ?? settings?.fields.description
  const picture = page.fields.socialImage ?? settings?.fields.socialImage
  const isHome = path === '/'
  return {
    title: isHome ? { absolute: title } : title,
    description,
    alternates: { canonical: `${siteUrl}${path}`, types: feedLinks(siteUrl) },
    openGraph: {
      type: 'website',
      siteName: organisation.name,
      locale: 'en_US',
      title,
      description,
      url: `${siteUrl}${path}`,
      images: picture && [sharedPicture(picture, contentful.insecure)],
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
    ...(hideFromSearch && { robots: { index: false, follow: true } }),
  }
}

/** Networks show shared pictures at 1200 × 630 pixels. */
const shared = { width: 1200, height: 630 }

function sharedPicture({ url, description, title }: Asset, isInsecure: boolean) {
  const address = new URL(url.startsWith('//') ? `${isInsecure ? 'http' : 'https'}:${url}` : url)
  address.search = new URLSearchParams({ w: '1200', h: '630', fit: 'fill', fm: 'jpg', q: '80' }).toString()
  return { url: address.href, ...shared, alt: description || title }
}
