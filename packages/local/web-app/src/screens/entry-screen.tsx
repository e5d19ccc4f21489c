import { useLayoutEffect, useRef } from 'react'
import { EntryEditor } from '../editor/entry-editor.tsx'
import { useSession } from '../editor/use-session.ts'
import { PreviewPane } from '../live-preview/preview-pane.tsx'
import type { EntryRoute } from '../navigation/route.ts'

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
