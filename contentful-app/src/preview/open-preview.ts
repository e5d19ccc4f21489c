import type { Space } from '@association/content'
import type { FromPreview } from '@association/content/preview'
import type { Session } from '../sdk/session.ts'
import { type Bridge, openBridge, type ReadyFrame } from './bridge.ts'
import { requestGrant } from './grant.ts'
import { type Places, places as placesOfTab } from './places.ts'
import { type PreviewState, patience, stayOpen } from './stay-open.ts'

/** Where unsaved values come from: the open entry, or the copy that a dialog was given. */
export type PreviewSource = {
  id: string
  space: Space
  values(): Record<string, unknown>
  onChange(listener: (patch: Record<string, unknown>) => void): () => void
}

/** What is shown: the entry itself or a page that contains it. */
export type PreviewTarget = { space: Space; entry: string; title: string }

export type Preview = {
  bridge: Bridge
  /** A frame has loaded something: the preview, or the browser's page that says that it cannot. */
  loaded(): void
  close(): void
}

type Options = {
  session: Session
  target: PreviewTarget
  source: PreviewSource
  on: {
    state(state: PreviewState): void
    clicked?(hit: { space: Space; entry: string; field: string }): void
    problems?(problems: Extract<FromPreview, { kind: 'problems' }>['problems']): void
    escaped?(): void
  }
  waits?: typeof patience
  places?: Places
}

/** Opens the preview of a target, sends it unsaved values, and keeps its scroll position. */
export function openPreview({
  session,
  target,
  source,
  on,
  waits = patience,
  places = placesOfTab,
}: Options): Preview {
  const nonce = crypto.randomUUID()
  const shownIn = (width: number) => ({ target: `${target.space}/${target.entry}`, width })

  /** A page opens where its editor left it; the entry of another editor is brought into sight. */
  function arrive({ frame, scroll, focus }: ReadyFrame) {
    const place = places.of(shownIn(frame.width()))
    if (place) scroll(place.top)
    if (target.entry !== source.id && place?.source !== source.id) focus()
    opened.ready()
  }
  const bridge = openBridge({
    ...{ origin: new URL(session.installation.siteUrl).origin, nonce },
    ...{ space: source.space, entry: source.id, values: source.values },
    on: {
      ...{ ready: arrive, clicked: on.clicked, problems: on.problems, escaped: on.escaped },
      scrolled: (frame, top) => places.keep(shownIn(frame.width()), { top, source: source.id }),
    },
  })
  const opened = stayOpen({
    ask: () => requestGrant(session, { ...target, nonce }),
    tell: on.state,
    renewed: bridge.renew,
    waits,
  })
  const stopListening = source.onChange(bridge.send)
  return {
    bridge,
    loaded: opened.loaded,
    close() {
      opened.stop()
      stopListening()
      bridge.close()
    },
  }
}
