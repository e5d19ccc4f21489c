import { allListedTypes } from '@association/content/lists/listed-types.ts'
import { note } from '../../base/rendering.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import type { Contents } from '../../content/index/content-index.ts'
import { isReleased } from '../../content/index/item.ts'
import { siteTag } from '../../content/places/effects.ts'
import { type Sitemap, sitemapsOf } from './sitemaps.ts'

/** Rebuilds after any change, and when an entry reaches its date. */
export async function loadSitemaps(): Promise<readonly Sitemap[]> {
  const contents = await loadIndex()
  const { sitemaps, until } = known.get(contents, Date.now())
  note({ tags: [siteTag], until })
  return sitemaps
}

type Made = { version: number; until: number; sitemaps: readonly Sitemap[] }

/** Each file is a separate request. */
const known = {
  made: undefined as Made | undefined,
  get(contents: Contents, now: number): Made {
    const { made } = known
    if (made && made.version === contents.version() && made.until > now) return made
    known.made = {
      version: contents.version(),
      until: nextRelease(contents, now),
      sitemaps: sitemapsOf(contents, now),
    }
    return known.made
  },
}

function nextRelease(contents: Contents, now: number): number {
  const waiting = allListedTypes.flatMap((type) => contents.of(type)).filter((item) => !isReleased(item, now))
  return waiting.reduce((least, { releaseAt = now }) => Math.min(least, releaseAt), Number.POSITIVE_INFINITY)
}
