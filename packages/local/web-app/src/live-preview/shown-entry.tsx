import { useShared } from '../app-context.tsx'
import { describeEntry } from '../contentful/search.ts'
import { usedIn } from '../contentful/used-in.ts'
import { useLoaded } from '../load.ts'
import { currentRoute, navigate } from '../navigation/history.ts'
import { useSpace } from '../space-context.tsx'

type Props = { shownId: string; editedId: string }

function show(preview: string) {
  const route = currentRoute()
  if (route.screen === 'entry') navigate({ ...route, preview })
}

export function ShownEntry({ shownId, editedId }: Props) {
  const { clients } = useShared()
  const space = useSpace()
  const loaded = useLoaded(editedId, () => usedIn(clients, space.scope, editedId))
  const pages = loaded.phase === 'ready' ? loaded.value : []
  const isListed = shownId === editedId || pages.some(({ sys }) => sys.id === shownId)
  return (
    <select aria-label="Preview shows" value={shownId} onChange={({ target }) => show(target.value)}>
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
