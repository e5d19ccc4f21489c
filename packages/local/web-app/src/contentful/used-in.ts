import type { EntryProps } from 'contentful-management'
import type { Clients, Scope } from './clients.ts'

const deepest = 8

/** Returns pages that contain the entry, also indirectly; the nearest come first. */
export async function usedIn({ cma, config }: Pick<Clients, 'cma' | 'config'>, scope: Scope, id: string) {
  const isPage = ({ sys }: EntryProps) => config.pageTypes.includes(sys.contentType.sys.id)
  const seen = new Set([id])
  const pages: EntryProps[] = []
  let level = [id]
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    const above = await Promise.all(
      level.map((target) => cma.entry.getMany({ ...scope, query: { links_to_entry: target, limit: 100 } })),
    )
    const found = above.flatMap(({ items }) => items).filter(({ sys }) => !seen.has(sys.id))
    const fresh = [...new Map(found.map((entry) => [entry.sys.id, entry])).values()]
    for (const { sys } of fresh) seen.add(sys.id)
    pages.push(...fresh.filter(isPage))
    level = fresh.filter((entry) => !isPage(entry)).map(({ sys }) => sys.id)
  }
  return pages
}
