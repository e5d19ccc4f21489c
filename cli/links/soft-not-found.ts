import { randomUUID } from 'node:crypto'
import { inParallel } from '@association/services/management/index.ts'
import type { Io } from '../shared/io.ts'
import type { OutsideLink } from './content/audit-content.ts'
import type { Checker, Peeked } from './net/checker.ts'

export async function hintAtSoftNotFound(
  links: readonly OutsideLink[],
  checker: Pick<Checker, 'peek'>,
  io: Pick<Io, 'err'>,
): Promise<void> {
  const soft = await softNotFound(
    links.map(({ href }) => href),
    checker,
  )
  for (const { url, href, place } of links)
    if (soft.has(href))
      io.err(
        `${place.typeName} “${place.entryTitle}”, ${place.fieldLabel}: ${url} looks like an address of this host that does not exist. Open it in a browser.`,
      )
}

const atOnce = 8
/** More requests to a host would be a crawl. */
const mostPerHost = 50

/**
 * Compares bodies and titles with those of an impossible address. A person must look at the page, because a site may
 * give all pages one title.
 */
export async function softNotFound(
  urls: readonly string[],
  checker: Pick<Checker, 'peek'>,
): Promise<ReadonlySet<string>> {
  const pages = urls.filter((url) => /^https?:$/.test(new URL(url).protocol) && new URL(url).pathname !== '/')
  const byOrigin = [...Map.groupBy(pages, (url) => new URL(url).origin)]
  const found = await inParallel(byOrigin, atOnce, async ([origin, addresses]) => {
    const nowhere = await checker.peek(`${origin}/${randomUUID()}`)
    if (!nowhere) return []
    const some = [...new Set(addresses)].slice(0, mostPerHost)
    const peeked = await inParallel(some, 1, async (url) => ({ url, page: await checker.peek(url) }))
    return peeked.filter(({ page }) => page && isAlike(page, nowhere)).map(({ url }) => url)
  })
  return new Set(found.flat())
}

const isAlike = (one: Peeked, other: Peeked) =>
  one.digest === other.digest || (one.title !== '' && one.title === other.title)
