import { useShared } from '../app-context.tsx'
import { locale } from '../contentful/search.ts'
import { requestFocus } from '../fields/field-focus.ts'
import { Anchor } from '../navigation/anchor.tsx'
import { navigate } from '../navigation/history.ts'
import { useSpace } from '../space-context.tsx'
import { previewUrl } from './preview-url.ts'
import type { ClickedField, TaggedElement } from './sdk-messages.ts'
import { ShownEntry } from './shown-entry.tsx'
import { type PreviewedEntry, usePreview } from './use-preview.ts'

type Props = {
  /** The previewed entry can differ from the edited one. */
  entryId: string
  editedId: string
}

const words = { connecting: 'Connecting…', live: 'Live', silent: 'No preview' }

export function PreviewPane({ entryId, editedId }: Props) {
  const { scope } = useSpace()
  const { clients } = useShared()
  const url = previewUrl(clients.config.contentPreviewUrl, { scope, entryId })
  const edit = (target: ClickedField) => openField(target, { scope, entryId })
  const { frame, elements, state, isInspecting, inspect, reload, round } = usePreview({
    url,
    onClicked: edit,
  })
  return (
    <section className="preview" aria-label="Live preview pane">
      <header>
        <span className="quiet" role="status">
          {words[state]}
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
      {state === 'silent' && (
        <p className="note" role="alert">
          The site at {new URL(url).origin} does not answer as a live preview. Check whether it is running,
          then reload.
        </p>
      )}
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

type OverlayProps = { elements: readonly TaggedElement[]; onEdit(target: ClickedField): void }

/** The page reports the positions of its tagged elements. */
function InspectorOverlay({ elements, onEdit }: OverlayProps) {
  return (
    <div className="inspector">
      {elements
        .filter(({ isVisible }) => isVisible)
        .map(({ coordinates: { x, y, width, height }, attributes, isHovered }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the page sends a new list each time
            key={index}
            className={isHovered ? 'outline hovered' : 'outline'}
            style={{ left: x, top: y, width, height }}
          >
            <button type="button" onClick={() => onEdit(attributes)}>
              Edit {attributes.fieldId}
            </button>
          </div>
        ))}
    </div>
  )
}

function openField(
  { entryId: id, assetId, fieldId, space, environment }: ClickedField,
  place: PreviewedEntry,
) {
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
