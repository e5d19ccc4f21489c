/** Messages of the frames that the app shows. The App SDK never sees them: it believes every message it hears. */
export const frameMessages = new EventTarget()

type Options = {
  /** The window that frames the app. */
  host: unknown
  /** Called once when a window of another origin than Contentful's frames the app and speaks to it. */
  onStranger?(): void
  frames?: EventTarget
}

/**
 * Lets only Contentful speak to the App SDK. Call it before the SDK's `init`, because listeners hear a message in the
 * order in which they were added. Messages of other windows go to `frames`, where each listener checks the sender.
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

/** Contentful's web app in each region, or a web app on this computer. */
const isContentful = (origin: string) =>
  /^https:\/\/app(?:\.eu)?\.contentful\.com$/.test(origin) ||
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin)
