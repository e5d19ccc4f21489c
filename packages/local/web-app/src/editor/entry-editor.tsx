import type { EditorInterfaceProps } from 'contentful-management'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { locale } from '../contentful/search.ts'
import { titleOf } from '../contentful/status.ts'
import { Field } from '../fields/field.tsx'
import { focusField, onFocusRequest } from '../fields/field-focus.ts'
import { Anchor } from '../navigation/anchor.tsx'
import type { EntryRoute, Focus } from '../navigation/route.ts'
import { slideBack } from '../navigation/slides.ts'
import type { EntrySession } from '../session/entry-session.ts'
import { useSpace } from '../space-context.tsx'
import { AppPlace } from './app-place.tsx'
import { editorTabs, sidebarWidgets, standardTab } from './editor-tabs.ts'
import { EntryNotices } from './entry-notices.tsx'
import { Publication } from './publication.tsx'
import { Sidebar } from './sidebar.tsx'

type Props = { session: EntrySession; route: EntryRoute; isOnTop: boolean }

export function EntryEditor({ session, route, isOnTop }: Props) {
  const { apps, editorInterfaces } = useSpace()
  const editorInterface = editorInterfaces.get(session.contentType.sys.id)
  const tabs = editorTabs(editorInterface, apps)
  const { id } = session.state().entry.sys
  const focus = isOnTop ? route.focus : undefined
  const [chosen, setChosen] = useState(focus ? standardTab.id : tabs[0]?.id)
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0] ?? standardTab
  useFocus(focus, { entry: id, showFields: () => setChosen(standardTab.id) })
  const { preview, previous = [] } = route
  return (
    <article className="entry-editor">
      <header className="page-header">
        {previous.length > 0 && (
          <Anchor className="button" to={slideBack(route)}>
            ← Back
          </Anchor>
        )}
        <Title session={session} />
        <Publication session={session} />
        <Anchor
          className="button"
          role="button"
          aria-pressed={preview !== undefined}
          to={{ ...route, preview: preview ? undefined : id }}
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

type Focusing = { entry: string; showFields(): void }

function useFocus(focus: Focus | undefined, { entry, showFields }: Focusing) {
  const { field } = focus ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another field is another wish
  useEffect(() => {
    if (field) focusField({ entry, field })
    return onFocusRequest((wanted) => {
      if (wanted.entry !== entry) return
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

type FieldListProps = { session: EntrySession; editorInterface: EditorInterfaceProps | undefined }

function FieldList({ session, editorInterface }: FieldListProps) {
  const controls = new Map(editorInterface?.controls?.map((control) => [control.fieldId, control]))
  return (
    <div className="fields">
      {session.contentType.fields
        .filter(({ omitted, disabled }) => !omitted && !disabled)
        .map((field) => {
          const help = controls.get(field.id)?.settings?.helpText
          return (
            <Field
              key={field.id}
              field={field}
              session={session}
              locale={locale}
              help={typeof help === 'string' ? help : undefined}
            />
          )
        })}
    </div>
  )
}
