import { useShared } from '../app-context.tsx'
import { describeEntry } from '../contentful/search.ts'
import { useLoaded } from '../load.ts'
import { Anchor } from '../navigation/anchor.tsx'
import type { EntrySession } from '../session/entry-session.ts'
import { useSpace } from '../space-context.tsx'

export function IncomingLinks({ session }: { session: EntrySession }) {
  const { clients } = useShared()
  const space = useSpace()
  const { id } = session.state().entry.sys
  const loaded = useLoaded(id, () =>
    clients.cma.entry.getMany({ ...space.scope, query: { links_to_entry: id, limit: 20 } }),
  )
  if (loaded.phase !== 'ready') return null
  return (
    <section>
      <h2>Used by</h2>
      {loaded.value.items.length === 0 && <p className="quiet">No entry links here.</p>}
      <ul>
        {loaded.value.items.map((entry) => (
          <li key={entry.sys.id}>
            <Anchor to={{ screen: 'entry', scope: space.scope, id: entry.sys.id }}>
              {describeEntry(space, entry).title}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
