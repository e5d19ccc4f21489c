import type { EntryProps } from 'contentful-management'
import { useShared } from '../app-context.tsx'
import type { Clients, Scope } from '../contentful/clients.ts'
import { describeEntry } from '../contentful/search.ts'
import { useLoaded } from '../load.ts'
import { currentRoute, navigate } from '../navigation/history.ts'
import { useSpace } from '../space-context.tsx'

type Props = { shownId: string; editedId: string }

export function ShownEntry({ shownId, editedId }: Props) {
  const { clients } = useShared()
  const space = useSpace()
  const loaded = useLoaded(editedId, () => usedIn(clients, space.scope, editedId))
  const pages = loaded.phase === 'ready' ? loaded.value : []
  const isListed = shownId === editedId || pages.some(({ sys }) => sys.id === shownId)
  return (
    <select aria-label="Preview shows" value={shownId} onChange={({ target }) => showInPreview(target.value)}>
      <option value={editedId}>This entry</option>
      {pages.map((page) => (
        <option key={page.sys.id} value={page.sys.id}>
          {describeEntry(space, page).title}
        </option>
      ))}
      {!isListed && <option value={shownId}>{shownId}</option>}
    </select>
  )
}

function showInPreview(preview: string) {
  const route = currentRoute()
  if (route.screen === 'entry') navigate({ ...route, preview })
}

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
