import type { Space } from '@association/content'
import type { ViewAs } from '@association/content/preview/view-as.ts'
import type { Session } from '../contentful/session.ts'
import { type Bridge, openBridge, type PreviewPatch } from './bridge/bridge.ts'
import type { CanvasListeners, ReadyFrame } from './bridge/hear.ts'
import { takeEarly } from './grants/early-grant.ts'
import { requestGrant } from './grants/grant.ts'
import { type PreviewState, patience, stayOpen } from './grants/stay-open.ts'
import { type Places, places as placesOfTab } from './places.ts'

/** The values come from the open entry, or from a dialog's copy. */
export type PreviewSource = {
  id: string
  space: Space
  values(): Record<string, unknown>
  onChange(listener: (patch: Record<string, unknown>) => void): () => void
  /** Other edited entries, such as a block of the page. */
  others?: {
    values(): readonly PreviewPatch[]
    onChange(listener: (patch: PreviewPatch) => void): () => void
  }
}

/** The entry itself or a page that contains it. */
export type PreviewTarget = {
  space: Space
  entry: string
  title: string
  version?: 'published'
  viewAs?: ViewAs
}

export type Preview = {
  bridge: Bridge
  loaded(): void
  close(): void
}

type Options = {
  session: Session
  target: PreviewTarget
  source: PreviewSource
  on: CanvasListeners & { state(state: PreviewState): void; scrolled?(top: number): void }
  waits?: typeof patience
  places?: Places
}

export function openPreview({
  session,
  target,
  source,
  on,
  waits = patience,
  places = placesOfTab,
}: Options): Preview {
  const wanted = wantedOf(target)
  let early = takeEarly(session, wanted)
  const nonce = early?.nonce ?? crypto.randomUUID()
  const shownIn = (width: number) => ({ target: `${target.space}/${target.entry}`, width })

  /** Another editor starts at its own entry. */
  function arrive({ frame, scroll, focus }: ReadyFrame) {
    const place = places.of(shownIn(frame.width()))
    if (place) scroll(place.top)
    if (target.entry !== source.id && place?.source !== source.id) focus()
    opened.ready()
  }
  const { state, scrolled, ...listeners } = on
  const bridge = openBridge({
    ...{ origin: new URL(session.installation.siteUrl).origin, nonce },
    ...{ space: source.space, entry: source.id, values: source.values, others: source.others?.values },
    on: {
      ...listeners,
      ready: arrive,
      scrolled(frame, top) {
        places.keep(shownIn(frame.width()), { top, source: source.id })
        scrolled?.(top)
      },
    },
  })
  const opened = stayOpen({
    ask() {
      const grant = early?.grant ?? requestGrant(session, { ...wanted, nonce })
      early = undefined // a second try is a new request
      return grant
    },
    tell: state,
    renewed: bridge.renew,
    waits,
  })
  const stops = [
    source.onChange((patch) => void bridge.send(patch)),
    source.others?.onChange(({ fields, ...of }) => void bridge.send(fields, of)),
  ]
  return {
    bridge,
    loaded: opened.loaded,
    close() {
      opened.stop()
      for (const stop of stops) stop?.()
      bridge.close()
    },
  }
}

const wantedOf = ({ title: _, ...wanted }: PreviewTarget) => wanted
