import { useEffect, useRef, useState } from 'react'
import { useShared } from '../app-context.tsx'
import { locale } from '../contentful/search.ts'
import { requestFocus } from '../editor/field-focus.ts'
import { Anchor } from '../navigation/anchor.tsx'
import { navigate } from '../navigation/history.ts'
import { liveEntry } from '../session/sessions.ts'
import { useSpace } from '../space-context.tsx'
import { InspectorOverlay } from './inspector-overlay.tsx'
import { previewContent } from './preview-content.ts'
import { createPreviewHost } from './preview-host.ts'
import { previewUrl } from './preview-url.ts'
import { type ClickedField, sdkMessage, type TaggedElement } from './sdk-messages.ts'
import { ShownEntry } from './shown-entry.tsx'

type Props = {
  /** The previewed entry, and the one that is edited; they may differ. */
  entryId: string
  editedId: string
}

/** The site's page of an entry, which follows what is typed. */
export function PreviewPane({ entryId, editedId }: Props) {
  const { scope } = useSpace()
  const { clients } = useShared()
  const url = previewUrl(clients.config.contentPreviewUrl, { scope, entryId })
  const { frame, elements, isConnected, isInspecting, inspect, reload, round } = usePreview(url)
  const edit = (target: ClickedField) => openField(target, { scope, entryId })
  return (
    <section className="preview" aria-label="Live preview">
      <header>
        <span className="quiet" role="status">
          {isConnected ? 'Live' : 'Connecting…'}
        </span>
        <ShownEntry shownId={entryId} editedId={editedId} />
        <button type="button" aria-pressed={isInspecting} onClick={() => inspect(!isInspecting)}>
          Inspect
        </button>
        <button type="button" onClick={reload}>
          Reload
        </button>
        <Anchor to={{ screen: 'entry', scope, id: editedId }}>Close</Anchor>
      </header>
      <div className="preview-frame">
        <iframe
          key={round}
          ref={frame}
          title="Live preview"
          src={url}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
        {isInspecting && <InspectorOverlay elements={elements} onEdit={edit} />}
      </div>
    </section>
  )
}

type Place = { scope: ReturnType<typeof useSpace>['scope']; entryId: string }

function openField({ entryId: id, assetId, fieldId, space, environment }: ClickedField, place: Place) {
  const scope = {
    spaceId: space ?? place.scope.spaceId,
    environmentId: environment ?? place.scope.environmentId,
  }
  if (assetId) return navigate({ screen: 'asset', scope, id: assetId })
  if (!id) return
  const isHere = scope.spaceId === place.scope.spaceId
  const focus = { field: fieldId, locale }
  navigate({ screen: 'entry', scope, id, focus, ...(isHere ? { preview: place.entryId } : {}) })
  requestFocus({ entry: id, field: fieldId })
}

function usePreview(url: string) {
  const { clients, sessions } = useShared()
  const { scope } = useSpace()
  const frame = useRef<HTMLIFrameElement>(null)
  const host = useRef<ReturnType<typeof createPreviewHost>>(undefined)
  const [round, setRound] = useState(0)
  const [isConnected, setConnected] = useState(false)
  const [isInspecting, setInspecting] = useState(false)
  const [elements, setElements] = useState<TaggedElement[]>([])

  useEffect(() => {
    const { origin } = new URL(url)
    const started = createPreviewHost({
      space: scope.spaceId,
      post: (message) => frame.current?.contentWindow?.postMessage(message, origin),
      liveEntries: sessions.liveEntries,
      fetchLinked: previewContent(clients.config, scope.environmentId),
      on: {
        connected: () => setConnected(true),
        clicked: (target) =>
          openField(target, { scope, entryId: new URL(url).searchParams.get('entry') ?? '' }),
        elements: setElements,
        moved: () => setElements([]),
      },
    })
    host.current = started
    const hear = (event: MessageEvent) => {
      const message = sdkMessage(event, { origin, window: frame.current?.contentWindow })
      if (message) started.receive(message)
    }
    addEventListener('message', hear)
    const stop = sessions.observe((opened, event) => {
      if (event.kind === 'value') started.changed(liveEntry(opened), event.field)
      if (event.kind === 'saved') started.saved(event.entry, opened.session.contentType)
    })
    return () => {
      removeEventListener('message', hear)
      stop()
    }
  }, [url, scope, sessions, clients])

  return {
    frame,
    elements,
    isConnected,
    isInspecting,
    inspect(isActive: boolean) {
      setInspecting(isActive)
      setElements([])
      host.current?.inspect(isActive)
    },
    round,
    reload() {
      setConnected(false)
      setRound(round + 1)
    },
  }
}
