import type { Entry } from '@association/content'
import type { About, Thing } from '@association/content/define/structured-data.ts'
import { fileAddress } from '@association/content/images/image-attributes.ts'
import { structuredData } from '@association/content/structured-data'
import type { SiteConfig } from '@association/services/config'
import { schemeOf } from '@association/services/config/scheme-of.ts'

type ThingsConfig = Pick<SiteConfig, 'siteUrl' | 'organisation' | 'contentful'>
type Describe = (entry: Entry, about: About) => Thing | readonly Thing[]

type PageOf = Pick<About, 'url' | 'now' | 'modified'>

/** `url` is the canonical URL of the page. */
export function thingsOf(entry: Entry, { url, ...at }: PageOf, config: ThingsConfig): Thing[] {
  // TypeScript cannot match an entry to the function for its type.
  const describe = (structuredData as Readonly<Record<string, Describe | undefined>>)[entry.type]
  return describe ? [describe(entry, { ...aboutOf(url, config), ...at })].flat() : []
}

export function aboutOf(url: string, { siteUrl, organisation, contentful }: ThingsConfig): About {
  const scheme = schemeOf(contentful)
  return { url, siteUrl, organisation, picture: (asset) => fileAddress(asset, scheme) }
}
