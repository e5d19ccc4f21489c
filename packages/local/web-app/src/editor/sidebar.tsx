import { useShared } from '../app-context.tsx'
import { describeEntry } from '../contentful/search.ts'
import { previewUrl } from '../live-preview/preview-url.ts'
import { useLoaded } from '../load.ts'
import { Anchor } from '../navigation/anchor.tsx'
import type { EntrySession } from '../session/entry-session.ts'
import { useSpace } from '../space-context.tsx'
import { AppPlace } from './app-place.tsx'
import type { SidebarWidget } from './editor-tabs.ts'

type Props = { session: EntrySession; widgets: readonly SidebarWidget[] }

export function Sidebar({ session, widgets }: Props) {
  return (
    <aside className="sidebar" aria-label="About this entry">
      {widgets.map((widget) => (
        <Widget key={widget.id} session={session} widget={widget} />
      ))}
    </aside>
  )
}

function Widget({
  session,
  widget: { id, app, settings },
}: {
  session: EntrySession
  widget: SidebarWidget
}) {
  if (app)
    return (
      <section>
        <h2>{app.name}</h2>
        <AppPlace place={{ location: 'entry-sidebar', app, settings }} session={session} />
      </section>
    )
  switch (id) {
    case 'content-preview-widget':
      return <PreviewLink session={session} />
    case 'incoming-links-widget':
      return <IncomingLinks session={session} />
    default:
      return null
  }
}

function PreviewLink({ session }: { session: EntrySession }) {
  const { contentPreviewUrl } = useShared().clients.config
  const { scope } = useSpace()
  const url = previewUrl(contentPreviewUrl, { scope, entryId: session.state().entry.sys.id })
  return (
    <section>
      <h2>Preview</h2>
      <a href={url} target="_blank" rel="noreferrer">
        Open preview
      </a>
    </section>
  )
}

function IncomingLinks({ session }: { session: EntrySession }) {
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
