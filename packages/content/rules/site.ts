import { hasOwnPage } from '../derive/has-own-page.ts'
import { short } from '../field-rules/addresses.ts'
import type { LinkHosts } from '../links/link-attributes.ts'
import { ownPath, plainPath } from '../links/own-path.ts'
import { isFixedRoute } from '../lists/fixed-routes.ts'
import { lists } from '../lists/index.ts'
import { productPlaces } from '../shared/products/product-path.ts'
import { pathOf } from './page-path.ts'
import { endOf, type Redirects, redirectsIn } from './redirects.ts'
import { type Content, isShown, type Status, type Target } from './subject.ts'

/** Must include both spaces, or links to the other look dead. */
export type KnownSite = {
  hosts: Pick<LinkHosts, 'own'>
  /** Keys are paths of `plainPath`; true if visitors see the page. */
  pages: ReadonlyMap<string, boolean>
  redirects: Redirects
  /** False if only `page` entries were read; paths of other types are then not checked. */
  hasDetails: boolean
}

export function siteOf(contents: readonly Content[], hosts: KnownSite['hosts'] = { own: [] }): KnownSite {
  const places = contents.flatMap((content) =>
    [...content.entries.values()]
      .filter((entry) => isShown(entry, { ...content, onlyPublished: false }))
      .map((entry) => ({ path: pathOf(entry, content), status: entry.status })),
  )
  const redirects = redirectsIn(contents.flatMap(({ entries }) => [...entries.values()]))
  return { hosts, pages: pagesAt(places), redirects, hasDetails: true }
}

export const siteOfPages = (read: readonly Target[], hosts: KnownSite['hosts']): KnownSite => ({
  hosts,
  hasDetails: false,
  redirects: redirectsIn(read),
  pages: pagesAt(
    read
      .filter(({ status, type }) => status !== 'archived' && type?.id === 'page')
      .map(({ status, values: { path } }) => ({ status, path: typeof path === 'string' ? path : undefined })),
  ),
})

function pagesAt(places: readonly { path: string | undefined; status: Status }[]) {
  const pages = new Map<string, boolean>()
  for (const { path, status } of places) {
    if (!path?.startsWith('/')) continue
    const place = plainPath(path)
    pages.set(place, pages.get(place) === true || status !== 'draft')
  }
  return pages
}

export function siteFault(
  address: string,
  { hosts, pages, redirects, hasDetails }: KnownSite,
): string | undefined {
  const path = ownPath(address, { platform: [], ...hosts })
  if (path === undefined || isFixedRoute(path) || redirects.has(path)) return undefined
  const isSeen = pages.get(path)
  if (isSeen === true) return undefined
  if (isSeen === false)
    return `The page at “${short(path)}” is a draft, so visitors who follow this link do not find it. Publish the page.`
  if (!hasDetails && isDetail(path)) return undefined
  return `No page of the site has the path “${short(path)}”, so this link does not work. Correct it or remove it.`
}

export function movedTo(address: string, { hosts, redirects }: KnownSite): string | undefined {
  const path = ownPath(address, { platform: [], ...hosts })
  return path === undefined ? undefined : endOf(path, redirects, hosts)
}

/** Returns true for paths of other types than `page`. */
export const isDetail = (path: string) =>
  places.some((place) =>
    place.endsWith('/') ? path.length > place.length && path.startsWith(place) : path === place,
  )

/** Pages are below the list of their type; a product's own type decides its path. */
const places: readonly string[] = [
  ...lists.filter(({ type }) => type !== 'product' && hasOwnPage(type)).map(({ path }) => `${path}/`),
  ...Object.values(productPlaces).map((place) => place('')),
]
