/** Carries messages of embedded frames. The App SDK must not see them, because it trusts every message. */
export const frameMessages = new EventTarget()

type Options = {
  host: unknown
  onStranger?(): void
  frames?: EventTarget
}

/** Runs once if a page of a foreign origin frames the app and sends a message. */
export function guardHostMessages(
  inbox: EventTarget,
  { host, onStranger = () => {}, frames = frameMessages }: Options,
) {
  inbox.addEventListener('message', (event) => {
    const { data, origin, source, ports } = event as MessageEvent
    if (source === host && isContentful(origin)) return
    event.stopImmediatePropagation()
    if (source === host) onStranger()
    else frames.dispatchEvent(Object.assign(new Event('message'), { data, origin, source, ports }))
  })
}

/**
 * Lets only Contentful's messages reach the App SDK. Call it before the SDK's `init`, because listeners run in the
 * order of registration. Other messages go to `frames`, where each listener checks the sender.
 */
const isContentful = (origin: string) =>
  /^https:\/\/app(?:\.eu)?\.contentful\.com$/.test(origin) ||
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin)
