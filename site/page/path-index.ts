import { type Space, spaces } from '@association/content'
import { type Paths, tagOf } from '@association/services/contentful'

type Options = {
  /** The paths of a space, or those published since about a time. Rejects with UpstreamError while Contentful is away. */
  find(space: Space, since: string | undefined): Promise<Paths>
  /** True during a known outage of Contentful: then no path counts as missing. */
  isAway(): boolean
  /** Whether there is a last good copy of the page at a path. */
  hasCopy(path: string): Promise<boolean>
  now?: () => number
}

/** Milliseconds between two requests for new pages, however many unknown paths are tried. */
const lookAgainMs = 1000

const pathTag = /^path:(\/.*)$/s

/**
 * The paths of all pages, so that a path without a page costs no request and no memory. The index grows by the pages
 * that were published since its last request. A path leaves the index when its page turns out to be gone.
 */
export function pathIndex({ find, isAway, hasCopy, now = Date.now }: Options) {
  const known = new Set<string>()
  let newest: Partial<Record<Space, string>> = {}
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function look() {
    const found = await Promise.all(spaces.map((space) => find(space, newest[space])))
    spaces.forEach((space, index) => {
      for (const path of found[index]?.paths ?? []) known.add(path)
      newest[space] = found[index]?.newest ?? newest[space]
    })
    lookedAt = now()
  }

  return {
    /** Whether there is a page at a path. Throws UpstreamError when Contentful is away and no copy tells. */
    async has(path: string): Promise<boolean> {
      if (known.has(path)) return true
      if (!isAway() && now() - lookedAt < lookAgainMs) return false
      looking ??= look().finally(() => {
        looking = undefined
      })
      try {
        await looking
      } catch (error) {
        if (!(await hasCopy(path))) throw error
        known.add(path)
      }
      return known.has(path)
    },
    forget: (path: string) => void known.delete(path),
    /** A webhook names the path of a page before Contentful's CDN may list it. */
    changed(tags: readonly string[] | 'everything') {
      if (tags === 'everything' || spaces.some((space) => tags.includes(tagOf.space(space)))) {
        // Another environment may have taken the place of this one: its pages may be older than the newest known.
        newest = {}
        lookedAt = Number.NEGATIVE_INFINITY
      }
      if (tags === 'everything') return
      for (const tag of tags) {
        const [, path] = tag.match(pathTag) ?? []
        if (path !== undefined) known.add(path)
      }
    },
  }
}
