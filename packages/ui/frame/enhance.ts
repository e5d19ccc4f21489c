import type { Enhance } from '../island/enhance-whole.ts'
import { messages } from './messages.ts'

/** Plain data for the browser. */
export type FrameOptions = {
  src: string
  /** Accessible name. */
  title: string
  /** `null` for a frame that is sandboxed without an origin. */
  origin: string
  /** Prefix of message names; the first message means ready. */
  prefix: string
  /** Uses the height that the frame reports, unless visible content would shift. */
  fits?: boolean
  sandbox?: string
}

/** Until the visitor learns that the provider does not respond. */
const patienceMs = 15_000

/** Sets `data-state` to loading, ready or failed. */
export const enhance: Enhance<FrameOptions> = (element, options) => {
  const place = element.querySelector<HTMLElement>('[data-frame]')
  const status = element.querySelector<HTMLElement>(':scope [role=status]:not([data-part] *)')
  const retry = element.querySelector('button')
  if (!place || !status) return () => {}
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame: HTMLIFrameElement | undefined
  let wanted: number | undefined

  const show = (state: 'loading' | 'ready' | 'failed') => {
    clearTimeout(timer)
    const isOnCover = element.contains(document.activeElement) && !place.contains(document.activeElement)
    element.dataset.state = state
    status.textContent = state === 'failed' ? messages.failed : ''
    // The focused element becomes hidden.
    if (isOnCover && state !== 'failed') place.focus({ preventScroll: true })
  }
  const load = () => {
    frame?.remove()
    frame = frameOf(options)
    show('loading')
    timer = setTimeout(show, patienceMs, 'failed')
    place.append(frame)
  }
  const fit = () => {
    if (wanted === undefined) return
    const { top, height: given } = place.getBoundingClientRect()
    const height = fitted({ given, wanted, top, windowHeight: window.innerHeight })
    if (height !== given) place.style.setProperty('--fits', `${height}px`)
  }
  const hear = (message: MessageEvent<unknown>) => {
    const heard = heardFrom(message, { ...options, source: frame?.contentWindow })
    if (!heard) return
    if (heard.event === 'failed') return show('failed')
    if (options.fits && heard.height) {
      wanted = heard.height
      fit()
    }
    if (element.dataset.state !== 'ready') show('ready')
  }
  window.addEventListener('message', hear, { signal: stopping.signal })
  window.addEventListener('scroll', fit, { passive: true, signal: stopping.signal })
  retry?.addEventListener('click', load, { signal: stopping.signal })
  load()
  return () => {
    stopping.abort()
    clearTimeout(timer)
    frame?.remove()
    delete element.dataset.state
    place.style.removeProperty('--fits')
    status.textContent = ''
  }
}

function frameOf({ src, title, sandbox }: FrameOptions) {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
  frame.src = src
  return frame
}

/** Pixels; `top` is relative to the window. */
type FrameHeights = { given: number; wanted: number; top: number; windowHeight: number }

/**
 * Changes only while the content below is outside the window before and after, so that nothing visible shifts. Else a
 * taller frame scrolls.
 */
export const fitted = ({ given, wanted, top, windowHeight }: FrameHeights) =>
  top + Math.min(given, wanted) >= windowHeight ? wanted : given

/** The sender of this message is verified. */
type FrameMessage = { event: string; height?: number }

type FrameSender = { prefix: string; origin: string; source: unknown }

/** Returns undefined for another window, origin or shape. */
export function heardFrom(message: MessageEvent<unknown>, expected: FrameSender): FrameMessage | undefined {
  if (message.source !== expected.source || message.origin !== expected.origin) return undefined
  const { data } = message
  if (typeof data !== 'object' || data === null || !('event' in data)) return undefined
  const { event } = data
  if (typeof event !== 'string' || !event.startsWith(expected.prefix)) return undefined
  const payload = 'payload' in data ? data.payload : undefined
  return { event: event.slice(expected.prefix.length), height: heightIn(payload) }
}

/** Providers write `640px`. */
function heightIn(payload: unknown): number | undefined {
  if (typeof payload !== 'object' || payload === null || !('height' in payload)) return undefined
  const height = Number.parseFloat(String(payload.height))
  return height > 0 ? Math.min(Math.ceil(height), tallestPx) : undefined
}

/** Limits how long a frame can make the page. */
const tallestPx = 6000
