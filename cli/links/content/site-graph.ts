import type { Space } from '@association/content'
import { plainPath } from '@association/content/links/own-path.ts'
import { type Subject, subjectsIn } from '@association/content/rules'
import { pathOf } from '@association/content/rules/page-path.ts'
import { type Redirects, redirectsIn } from '@association/content/rules/redirects.ts'
import type { SpaceContent } from '../../content/pages.ts'

export type SiteGraph = {
  at(path: string): Subject | undefined
  pathOf(space: Space, id: string): string | undefined
  entry(space: Space, id: string): Subject | undefined
  redirects: Redirects
}

/** If both spaces claim a path, the first keeps it, as on the site. */
export function siteGraph(spaces: readonly SpaceContent[]): SiteGraph {
  const entries = new Map<string, Subject>()
  const places = new Map<string, string>()
  const byPath = new Map<string, Subject>()
  for (const here of spaces)
    for (const subject of subjectsIn(here.content)) {
      const key = `${here.space}/${subject.id}`
      entries.set(key, subject)
      const address = pathOf(subject, here.content)
      if (address === undefined) continue
      places.set(key, address)
      const path = plainPath(address)
      if (!byPath.has(path)) byPath.set(path, subject)
    }
  return {
    at: (path) => byPath.get(path),
    pathOf: (space, id) => places.get(`${space}/${id}`),
    entry: (space, id) => entries.get(`${space}/${id}`),
    redirects: redirectsIn(entries.values()),
  }
}
