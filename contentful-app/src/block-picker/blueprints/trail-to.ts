import { type Content, linksIn } from '@association/content/rules'
import { type EntryRef, isSameEntry } from '../../contentful/addresses.ts'

type TrailStart = { root: EntryRef; content?: Content }

/** Returns the shortest path from the root, or only both ends while it is unknown. */
export function trailTo(target: EntryRef, { root, content }: TrailStart): EntryRef[] {
  if (isSameEntry(root, target)) return [root]
  const holders = content ? holdersBelow(root.entry, content) : new Map<string, string>()
  const way: EntryRef[] = []
  for (let id: string | undefined = target.entry; id !== undefined; id = holders.get(id))
    way.unshift({ space: content?.entries.get(id)?.space ?? target.space, entry: id })
  return way[0]?.entry === root.entry ? way : [root, target]
}

/** Maps each entry to its parent on the shortest path. */
function holdersBelow(root: string, { entries }: Content): Map<string, string> {
  const holders = new Map<string, string>()
  const open = [root]
  // Each entry joins the growing list once, so cycles end.
  for (const id of open) {
    const links = linksIn(Object.values(entries.get(id)?.values ?? {}))
    const found = links.filter(
      (link) => link.linkType === 'Entry' && link.id !== root && !holders.has(link.id),
    )
    for (const link of found) holders.set(link.id, id)
    open.push(...new Set(found.map((link) => link.id)))
  }
  return holders
}
