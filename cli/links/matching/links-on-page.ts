import type { LinkHosts } from '@association/content/links/link-attributes.ts'
import { type Content, linksIn, type Subject, treeOf } from '@association/content/rules'
import type { Sight } from '../content/judge.ts'
import { absolute, destinationOf } from '../content/own-addresses.ts'
import { linksOf, type WrittenLink, type WrittenTarget } from '../content/written-links.ts'

/** `href` is relative to the page. */
export type ShownLink = { subject: Subject; link: WrittenLink; href: string }

type PageContent = {
  page: Subject
  content: Content
  siteUrl: string
  path: string
  hosts: LinkHosts
  sight: Sight
}

export function linksOnPage({ page, content, ...about }: PageContent): ShownLink[] {
  const subjects = new Set(treeOf(page, content).moments.map(({ subject }) => subject))
  return [...subjects].flatMap((subject) => [
    ...linksShown(subject, content, about),
    ...cardOf(subject, page, about),
  ])
}

type PageSurroundings = Omit<PageContent, 'page' | 'content'>

export const linksShown = (subject: Subject, content: Content, about: PageSurroundings): ShownLink[] =>
  [...linksOf(subject), ...picturesOf(subject)].flatMap((link) => {
    const href = hrefOf({ subject, to: link.to }, content, about)
    return href === undefined ? [] : [{ subject, link, href }]
  })

/** On other pages the entry is a card with the address of one field. */
function cardOf(subject: Subject, page: Subject, { sight, siteUrl }: PageSurroundings): ShownLink[] {
  const path = subject === page ? undefined : sight.graph.pathOf(subject.space, subject.id)
  const href = path && comparable(absolute(path, { siteUrl }) ?? '')
  if (!path || !href) return []
  const field = addressFields.find((name) => subject.values[name]) ?? subject.type.title
  const link = { field, path: '', text: '', element: 'a', to: { kind: 'address', address: path } } as const
  return [{ subject, link, href }]
}

const addressFields = ['path', 'slug', 'doiSuffix', 'canonicalUrl', 'jobId', 'variantId']

/** Files are Contentful URLs in markup. */
const picturesOf = ({ type, values }: Subject): WrittenLink[] =>
  Object.entries(type.fields)
    .filter(([, { kind, hidden }]) => !hidden && kind !== 'json')
    .flatMap(([field]) =>
      linksIn(values[field])
        .filter(({ linkType }) => linkType === 'Asset')
        .map(({ id }) => ({ field, path: '', text: '', element: 'img', to: { kind: 'file', id } })),
    )

function hrefOf(
  { subject, to }: { subject: Subject; to: WrittenTarget },
  { files }: Content,
  { hosts, siteUrl, path, sight }: PageSurroundings,
): string | undefined {
  if (to.kind === 'file') return comparable(files.get(to.id)?.url?.replace(/^\/\//, 'https://') ?? '')
  if (to.kind === 'entry') {
    const target = sight.graph.pathOf(subject.space, to.id)
    return target && comparable(absolute(target, { siteUrl }) ?? '')
  }
  const destination = destinationOf(to.address, hosts)
  return destination.kind === 'nowhere'
    ? undefined
    : comparable(absolute(destination.href, { siteUrl, path }) ?? '')
}

/** Ignores image sizes and the plain http of local services. */
export function comparable(href: string): string | undefined {
  const url = URL.parse(href)
  if (!url) return undefined
  const isFile =
    /^(?:images|assets|downloads|videos)\./.test(url.host) || /\/[^/]+\.\w{2,5}$/.test(url.pathname)
  return isFile ? `${url.host}${url.pathname}` : url.href
}
