import { plainPath } from '@association/content/links/own-path.ts'
import { lists } from '@association/content/lists'
import { basePath, type Part, pagesIn, partsOf } from '@association/content/lists/pages.ts'
import { topicsPath } from '@association/content/lists/routes.ts'
import { basicArticlePath } from '@association/content/types/basic-article/path.ts'
import { UpstreamError } from '@association/services/upstream'
import type { ContentIndex, Contents } from '../index/content-index.ts'
import { type Item, isReleased } from '../index/item.ts'
import { entriesOf } from './entries-of.ts'

export type Place =
  | { kind: 'entry'; item: Item }
  | { kind: 'list'; part: Part; page: number }
  | { kind: 'topics' }
  | { kind: 'redirect'; to: string; isTemporary: boolean }

type PlacesOptions = {
  /** During an outage, no path counts as missing. */
  isAway(): boolean
  now?: () => number
}

export function places(
  index: Pick<ContentIndex, 'ready' | 'look' | 'doubt'>,
  { isAway, now = Date.now }: PlacesOptions,
) {
  return {
    /** Throws UpstreamError for an unknown path in an outage: it may be new. */
    async at(path: string): Promise<Place | undefined> {
      const wanted = plainPath(path)
      const known = resolve(wanted, await index.ready(), now())
      if (known) return known
      const found = resolve(wanted, await index.look(), now())
      if (found || !isAway()) return found
      throw new UpstreamError('Contentful', 'resting', {
        message: `is out of reach, and ${wanted} is unknown`,
      })
    },
    forget: (path: string) => index.doubt(plainPath(path)),
  }
}

const partAt = new Map(lists.flatMap(partsOf).map((part) => [basePath(part), part]))

/** `path` is in `plainPath` form, `now` in Unix milliseconds. */
export function resolve(path: string, contents: Contents, now: number): Place | undefined {
  return (
    redirectAt(path, contents) ??
    listAt(path, contents, now) ??
    (path === topicsPath ? { kind: 'topics' } : undefined) ??
    entryAt(path, contents, now) ??
    movedArticle(path, contents, now)
  )
}

const pageSuffix = /^(\/.+)\/page\/([1-9]\d{0,5})$/

function listAt(path: string, contents: Contents, now: number): Place | undefined {
  const [, base = path, written = '1'] = pageSuffix.exec(path) ?? []
  const part = partAt.get(base)
  if (!part) return undefined
  const page = Number(written)
  if (base !== path && page === 1) return { kind: 'redirect', to: base, isTemporary: false }
  const { items } = entriesOf(part.list, contents, { now, filter: part.filter })
  return page <= pagesIn(items.length, part.list) ? { kind: 'list', part, page } : undefined
}

function entryAt(path: string, contents: Contents, now: number): Place | undefined {
  const item = contents.at(path, now)
  return item && isReleased(item, now) && hasPage(item) ? { kind: 'entry', item } : undefined
}

const hasPage = ({ entry }: Item) => entry.type !== 'redirect'

/** An article with a DOI redirects from its slug to the DOI path. */
function movedArticle(path: string, contents: Contents, now: number): Place | undefined {
  const [, slug] = /^\/articles\/([^/]+)$/.exec(path) ?? []
  if (slug === undefined) return undefined
  const item = articlesBySlug(contents).get(slug)
  if (!item?.path || !isReleased(item, now)) return undefined
  return { kind: 'redirect', to: basicArticlePath(item.entry), isTemporary: false }
}

type Article = Item<'basicArticle'>
const bySlug = new WeakMap<object, Map<string, Article>>()

/** The older article keeps a shared slug. */
function articlesBySlug(contents: Contents): Map<string, Article> {
  const articles = contents.of('basicArticle')
  const known = bySlug.get(articles)
  if (known) return known
  const newestFirst = articles.toSorted((one, other) => other.createdAt - one.createdAt)
  const slugs = new Map(newestFirst.map((item) => [item.entry.fields.canonicalUrl, item]))
  bySlug.set(articles, slugs)
  return slugs
}

/** Follows chained redirects, so that visitors are redirected once. */
const longestChain = 10

function redirectAt(path: string, contents: Contents): Place | undefined {
  let found: Place | undefined
  let at = path
  for (let step = 0; step < longestChain; step += 1) {
    const next = redirectsFrom(contents).get(at)
    if (!next) return found
    const { to, isTemporary } = next.entry.fields
    const isOwn = to.startsWith('/')
    if (isOwn && plainPath(to) === path) return undefined
    found = {
      kind: 'redirect',
      to,
      isTemporary: isTemporary || (found?.kind === 'redirect' && found.isTemporary),
    }
    if (!isOwn) return found
    at = plainPath(to)
  }
  return undefined
}

type Redirect = Item<'redirect'>
const byFrom = new WeakMap<object, Map<string, Redirect>>()

function redirectsFrom(contents: Contents): Map<string, Redirect> {
  const redirects = contents.of('redirect')
  const known = byFrom.get(redirects)
  if (known) return known
  const made = new Map(redirects.map((item) => [plainPath(item.entry.fields.from), item]))
  byFrom.set(redirects, made)
  return made
}
