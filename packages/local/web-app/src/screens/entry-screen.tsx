import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShared } from '../app-context.tsx'
import { problemOf } from '../contentful/problems.ts'
import { EntryEditor } from '../editor/entry-editor.tsx'
import { PreviewPane } from '../live-preview/preview-pane.tsx'
import type { Loaded } from '../load.ts'
import type { EntryRoute } from '../navigation/route.ts'
import type { EntrySession } from '../session/entry-session.ts'
import { useSpace } from '../space-context.tsx'

export function EntryScreen({ route }: { route: EntryRoute }) {
  const { id, preview, previous = [] } = route
  return (
    <div className={preview ? 'entry with-preview' : 'entry'}>
      <div className="slides">
        {[...previous, id].map((each) => (
          <EntrySlide key={each} id={each} route={route} />
        ))}
      </div>
      {preview && <PreviewPane key={preview} entryId={preview} editedId={id} />}
    </div>
  )
}

/** Each entry keeps its scroll position and focus. */
function useOwnPlace(isOnTop: boolean) {
  const place = useRef(0)
  const focused = useRef<Element>(undefined)
  useLayoutEffect(() => {
    if (!isOnTop) return
    scrollTo(0, place.current)
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
    const remember = () => {
      place.current = scrollY
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      removeEventListener('scroll', remember)
      focused.current = document.activeElement ?? undefined
    }
  }, [isOnTop])
}

/** Entries below stay mounted: apps keep running, and no input is lost. */
function EntrySlide({ id, route }: { id: string; route: EntryRoute }) {
  const session = useSession(id)
  const isOnTop = id === route.id
  useOwnPlace(isOnTop)
  return (
    <div className={isOnTop ? 'slide' : 'slide below'} inert={!isOnTop}>
      {session.phase === 'loading' && <p className="quiet">Loading…</p>}
      {session.phase === 'failed' && (
        <section className="page" role="alert">
          <h1>This entry cannot be opened</h1>
          <p>{session.message}</p>
        </section>
      )}
      {session.phase === 'ready' && <EntryEditor session={session.value} route={route} isOnTop={isOnTop} />}
    </div>
  )
}

/** Open while the component is mounted. */
function useSession(id: string): Loaded<EntrySession> {
  const { clients, sessions } = useShared()
  const { scope, contentTypes } = useSpace()
  const [loaded, setLoaded] = useState<Loaded<EntrySession> & { id?: string }>({ phase: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: content types only help to find the entry's own
  useEffect(() => {
    let isCurrent = true
    const set = (next: Loaded<EntrySession>) => isCurrent && setLoaded({ ...next, id })
    const opening = sessions.open(scope, {
      id,
      async typeOf({ sys }) {
        const contentTypeId = sys.contentType.sys.id
        const known = contentTypes.find((type) => type.sys.id === contentTypeId)
        return known ?? clients.cma.contentType.get({ ...scope, contentTypeId })
      },
    })
    opening.then(
      (session) => set({ phase: 'ready', value: session }),
      (error) => set({ phase: 'failed', message: problemOf(error).message }),
    )
    return () => {
      isCurrent = false
      void opening.then(() => sessions.close(scope, id)).catch(() => undefined) // the opener reports this failure
    }
  }, [id, scope.spaceId, scope.environmentId, sessions, clients])
  return loaded.id === id ? loaded : { phase: 'loading' }
}
