import type { EntryProps } from 'contentful-management'
import type { Clients, Scope } from './clients.ts'

const deepest = 8

/** The entries that contain an entry and are contained in none: its pages. The nearest come first. */
export async function usedIn({ cma }: Pick<Clients, 'cma'>, scope: Scope, id: string): Promise<EntryProps[]> {
  const seen = new Set([id])
  const roots: EntryProps[] = []
  const linkingTo = async (target: string) => {
    const { items } = await cma.entry.getMany({ ...scope, query: { links_to_entry: target, limit: 100 } })
    return items.filter(({ sys }) => sys.id !== target)
  }
  let level: EntryProps[] = await linkingTo(id)
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    const fresh = level.filter(({ sys }) => !seen.has(sys.id))
    for (const { sys } of fresh) seen.add(sys.id)
    const above = await Promise.all(fresh.map(({ sys }) => linkingTo(sys.id)))
    roots.push(...fresh.filter((_, index) => above[index]?.length === 0))
    const next = new Map(above.flat().map((entry) => [entry.sys.id, entry]))
    level = [...next.values()]
  }
  return roots
}
