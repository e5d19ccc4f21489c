import { createClient } from 'contentful'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useShared } from '../app-context.tsx'
import type { WebAppConfig } from '../config/web-app-config.ts'
import type { Scope } from '../contentful/clients.ts'
import type { SysLink } from '../contentful/links.ts'
import { liveEntry, type Sessions } from '../session/sessions.ts'
import { useSpace } from '../space-context.tsx'
import type { WireNode } from './merge-tree.ts'
import { createPreviewHost } from './preview-host.ts'
import { type ClickedField, sdkMessage, type TaggedElement } from './sdk-messages.ts'

type Options = { url: string; onClicked(target: ClickedField): void }
type PreviewHost = ReturnType<typeof createPreviewHost>

/** A slower page is down or refuses the frame. */
const connectsWithinMs = 12_000

export function usePreview({ url, onClicked }: Options) {
  const { clients, sessions } = useShared()
  const { scope } = useSpace()
  const frame = useRef<HTMLIFrameElement>(null)
  const host = useRef<PreviewHost>(undefined)
  const clicked = useRef(onClicked)
  clicked.current = onClicked
  const [round, setRound] = useState(0)
  const [state, setState] = useConnection(`${url} ${round}`)
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
        connected: () => setState('live'),
        clicked: (target) => clicked.current(target),
        elements: setElements,
        moved: () => setElements([]),
      },
    })
    host.current = started
    return connect(started, { frame, origin, sessions })
  }, [url, scope, sessions, clients, setState])

  return {
    frame,
    elements,
    state,
    isInspecting,
    inspect(isActive: boolean) {
      setInspecting(isActive)
      setElements([])
      host.current?.inspect(isActive)
    },
    round,
    reload: () => setRound(round + 1),
  }
}

export type PreviewedEntry = { scope: Scope; entryId: string }
type Partners = { frame: RefObject<HTMLIFrameElement | null>; origin: string; sessions: Sessions }

function connect(host: PreviewHost, { frame, origin, sessions }: Partners) {
  const hear = (event: MessageEvent) => {
    const message = sdkMessage(event, { origin, window: frame.current?.contentWindow })
    if (message) host.receive(message)
  }
  addEventListener('message', hear)
  const stop = sessions.observe((opened, event) => {
    if (event.kind === 'value') host.changed(liveEntry(opened), event.field)
    if (event.kind === 'saved') host.saved(event.entry, opened.session.contentType)
  })
  return () => {
    removeEventListener('message', hear)
    stop()
  }
}

/** Restarts for every load of the frame. */
function useConnection(loading: string) {
  const [state, setState] = useState<'connecting' | 'live' | 'silent'>('connecting')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another loading connects anew
  useEffect(() => {
    setState('connecting')
    const timer = setTimeout(
      () => setState((now) => (now === 'connecting' ? 'silent' : now)),
      connectsWithinMs,
    )
    return () => clearTimeout(timer)
  }, [loading])
  return [state, setState] as const
}

export function previewContent({ spaces, hosts, insecure }: WebAppConfig, environment: string) {
  return async (space: string, { sys }: SysLink): Promise<WireNode | undefined> => {
    const accessToken = spaces.find(({ id }) => id === space)?.previewToken
    if (!accessToken) return undefined
    const client = createClient({
      space,
      accessToken,
      environment,
      host: hosts.preview,
      insecure,
      retryLimit: 1,
    })
    const query = { 'sys.id': sys.id, limit: 1 } as const
    const { items } =
      sys.linkType === 'Asset'
        ? await client.getAssets(query)
        : await client.getEntries({ ...query, include: 10 })
    return items[0] as WireNode | undefined // as delivered, with resolved links
  }
}
