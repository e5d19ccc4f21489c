import { useEffect, useState, useSyncExternalStore } from 'react'
import { locale } from '../contentful/search.ts'
import { titleOf } from '../contentful/status.ts'
import { Anchor } from '../navigation/anchor.tsx'
import type { Focus } from '../navigation/route.ts'
import type { EntrySession } from '../session/entry-session.ts'
import { useSpace } from '../space-context.tsx'
import { AppPlace } from './app-place.tsx'
import { editorTabs, sidebarWidgets, standardTab } from './editor-tabs.ts'
import { EntryNotices } from './entry-notices.tsx'
import { focusField, onFocusRequest } from './field-focus.ts'
import { FieldList } from './field-list.tsx'
import { Publication } from './publication.tsx'
import { Sidebar } from './sidebar.tsx'

type Props = { session: EntrySession; focus?: Focus; preview?: string }

/** Everything about one entry: its editors as tabs, its sidebar, its state. */
export function EntryEditor({ session, focus, preview }: Props) {
  const { scope, apps, editorInterfaces } = useSpace()
  const editorInterface = editorInterfaces.get(session.contentType.sys.id)
  const tabs = editorTabs(editorInterface, apps)
  const [chosen, setChosen] = useState(focus ? standardTab.id : tabs[0]?.id)
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0] ?? standardTab
  useFocus(focus, () => setChosen(standardTab.id))
  const { id } = session.state().entry.sys
  return (
    <article className="entry-editor">
      <header className="page-header">
        <Title session={session} />
        <Publication session={session} />
        <Anchor
          className="button"
          role="button"
          aria-pressed={preview !== undefined}
          to={{ screen: 'entry', scope, id, ...(preview ? {} : { preview: id }) }}
        >
          Live preview
        </Anchor>
      </header>
      <EntryNotices session={session} />
      {tabs.length > 1 && (
        <nav className="tabs" aria-label="Editors">
          {tabs.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === tab.id} onClick={() => setChosen(id)}>
              {name}
            </button>
          ))}
        </nav>
      )}
      <div className="entry-columns">
        {tab.app ? (
          <AppPlace
            key={tab.id}
            place={{ location: 'entry-editor', app: tab.app, settings: tab.settings }}
            session={session}
          />
        ) : (
          <FieldList session={session} editorInterface={editorInterface} />
        )}
        <Sidebar session={session} widgets={sidebarWidgets(editorInterface, apps)} />
      </div>
    </article>
  )
}

/** Puts the cursor into the field that the address or a click in the preview names. */
function useFocus(focus: Focus | undefined, showFields: () => void) {
  const { field } = focus ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another field is another wish
  useEffect(() => {
    if (field) focusField({ field })
    return onFocusRequest((wanted) => {
      showFields()
      requestAnimationFrame(() => focusField(wanted))
    })
  }, [field])
}

function Title({ session }: { session: EntrySession }) {
  const { contentType } = session
  const title = useSyncExternalStore(session.subscribe, () =>
    titleOf(session.state(), contentType.displayField, locale),
  )
  useEffect(() => {
    document.title = `${title} · ${contentType.name}`
  }, [title, contentType.name])
  return (
    <h1>
      <small className="quiet">{contentType.name}</small>
      {title}
    </h1>
  )
}
