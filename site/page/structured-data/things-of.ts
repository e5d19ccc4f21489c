import type { Entry } from '@association/content'
import type { About, Thing } from '@association/content/define/structured-data.ts'
import { fileAddress } from '@association/content/images/image-attributes.ts'
import { structuredData } from '@association/content/structured-data'
import type { SiteConfig } from '@association/services/config'

type Config = Pick<SiteConfig, 'siteUrl' | 'organisation' | 'contentful'>
type Describe = (entry: Entry, about: About) => Thing | readonly Thing[]

type PageOf = Pick<About, 'url' | 'now' | 'modified'>

/** What an entry is, as its content type describes it to search engines. `url`: the canonical URL of its page. */
export function thingsOf(entry: Entry, { url, ...at }: PageOf, config: Config): Thing[] {
  // TypeScript does not see that an entry and the function for its type belong together.
  const describe = (structuredData as Readonly<Record<string, Describe | undefined>>)[entry.type]
  return describe ? [describe(entry, { ...aboutOf(url, config), ...at })].flat() : []
}

/** What structured data refers to. `url`: the canonical URL of the page. */
export function aboutOf(url: string, { siteUrl, organisation, contentful }: Config): About {
  const scheme = contentful.insecure ? 'http' : 'https'
  return { url, siteUrl, organisation, picture: (asset) => fileAddress(asset, scheme) }
}
