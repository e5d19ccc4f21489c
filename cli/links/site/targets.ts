import type { Verdict } from '../finding.ts'
import { ownText } from '../page/own-text.ts'

/** Where a link stands. */
export type Seen = { page: string; element: string; text: string }
/** What links lead to, fragment included, and where they stand as long as that may be told to somebody. */
export type Target = { url: string; verdict: Verdict | undefined; seen: Seen[] }

/**
 * One target for however many links. Most links of a page are written like those of the page before it, so whatever
 * does not depend on the page is found by the letters of the link, without parsing it.
 */
export function createTargets(begin: (target: Target) => void) {
  const byUrl = new Map<string, Target>()
  const byLetters = new Map<string, Map<string, Target>>()

  function of(url: string): Target {
    const known = byUrl.get(url)
    if (known) return known
    const target: Target = { url, verdict: undefined, seen: [] }
    byUrl.set(url, target)
    begin(target)
    return target
  }

  return {
    of,
    all: () => byUrl.values(),
    size: () => byUrl.size,
    /** Reads links as they are written on a page with this base. */
    reader(base: URL): (href: string) => Target {
      const known = byLetters.get(base.origin) ?? new Map<string, Target>()
      byLetters.set(base.origin, known)
      return (href) => {
        const target = known.get(href)
        if (target) return target
        // An address that cannot be read is reported as it is written.
        const found = of(URL.parse(href, base)?.href ?? ownText(href))
        if (dependsOnOriginOnly(href)) known.set(ownText(href), found)
        return found
      }
    },
  }
}

/** `/path` and `https://…`; both mean the same on every page of an origin. */
const dependsOnOriginOnly = (href: string) => /^(\/|https?:\/\/)/.test(href)

/** A good target needs no places; of a link that stands twice on a page, the first is enough. */
export function addSeen({ verdict, seen }: Target, { page, element, text }: Seen) {
  if (verdict?.state === 'ok') return
  const last = seen.at(-1)
  if (last?.page === page && last.element === element) return
  seen.push({ page, element, text: ownText(shortened(text)) })
}

const longestText = 80

/** On one line, and no longer than a person needs to find it. */
const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestText)
