import type { Space } from '@association/content'
import { paths } from '@association/content/paths'
import { reader } from '@association/content/read'
import { type Subject, subjectsIn } from '@association/content/rules'
import { resolve } from '@association/services/contentful/resolve.ts'
import type { SpaceContent } from '../../content/pages.ts'
import { type SpaceIds, smallPart, spaceWith } from './content-wire.ts'

/** What stands where on the site, as far as content decides it. */
export type SiteGraph = {
  /** The entry whose page has this path. */
  at(path: string): Subject | undefined
  /** The path of an entry's own page; none when it has no page. */
  pathOf(space: Space, id: string): string | undefined
  entry(space: Space, id: string): Subject | undefined
}

/** The pages of both spaces; should two claim a path, the first space keeps it, as on the site. */
export function siteGraph(spaces: readonly SpaceContent[], ids: SpaceIds): SiteGraph {
  const entries = new Map<string, Subject>()
  const places = new Map<string, string>()
  const byPath = new Map<string, Subject>()
  for (const here of spaces)
    for (const subject of subjectsIn(here.content)) {
      const key = `${here.space}/${subject.id}`
      entries.set(key, subject)
      const address = addressOf(subject, here, ids)
      if (address === undefined) continue
      places.set(key, address)
      const path = withoutQuery(address)
      if (!byPath.has(path)) byPath.set(path, subject)
    }
  return {
    at: (path) => byPath.get(path),
    pathOf: (space, id) => places.get(`${space}/${id}`),
    entry: (space, id) => entries.get(`${space}/${id}`),
  }
}

/** Such as `/education/course/finance?v=12`. */
function addressOf(subject: Subject, here: SpaceContent, ids: SpaceIds): string | undefined {
  const { type, values, space, id } = subject
  if (type.id === 'page') return typeof values.path === 'string' ? values.path : undefined
  if (!(type.id in paths)) return undefined
  const spaceOf = (spaceId: string) => spaceWith(ids, spaceId)
  const wire = resolve({ space, root: id, parts: { [space]: smallPart(here, subject, ids[space]) } }, spaceOf)
  const entry = wire && reader({ spaceOf: () => space })(wire)
  const path = entry && pathFrom(type.id, entry)
  return path?.startsWith('/') ? path : undefined
}

/** None where the words of the entry make no address, such as half a character in its slug. */
function pathFrom(type: string, entry: object): string | undefined {
  try {
    // Each path function takes the entries of its own content type, under whose name it is found.
    return (paths[type as keyof typeof paths] as (entry: object) => string)(entry)
  } catch {
    return undefined
  }
}

const withoutQuery = (address: string) => decoded(address.replace(/[?#].*$/s, ''))

/** A path as editors write it: percent-encoded or not is the same place. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
