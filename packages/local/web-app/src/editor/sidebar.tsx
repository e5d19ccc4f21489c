import type { EntrySession } from '../session/entry-session.ts'
import { AppPlace } from './app-place.tsx'
import type { SidebarWidget } from './editor-tabs.ts'
import { IncomingLinks } from './incoming-links.tsx'
import { PreviewLink } from './preview-link.tsx'

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
