/** The App SDK never gets messages of frames inside the app, because it trusts every message. */
export const frameMessages = new EventTarget()

type Options = {
  host: unknown
  /** Called once when a window that is not Contentful's frames the app and posts to it. */
  onStranger?(): void
  frames?: EventTarget
}

/**
 * Passes Contentful's messages to the App SDK, others to `frames`, whose listeners check the sender. Call it before the
 * SDK's `init`: listeners run in registration order.
 */
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

/** Contentful's web app in each region, or one on localhost. */
const isContentful = (origin: string) =>
  /^https:\/\/app(?:\.eu)?\.contentful\.com$/.test(origin) ||
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin)
