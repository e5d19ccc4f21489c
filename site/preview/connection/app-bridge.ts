import {
  type FromApp,
  type FromPreview,
  fromApp,
  fromPreview,
  portMessageOf,
} from '@association/content/preview'
import { showField } from '../canvas/marked-field.ts'
import { appWindow, type Connection, type Preview } from './connection.ts'
import { reveal, stopRevealing } from './reveal.ts'
import { onScrolled, scrollToPlace, stopFollowing } from './scroll-place.ts'

type Unsigned<Message> = Message extends FromPreview ? Omit<Message, 'source' | 'nonce'> : never

/**
 * Connects to this frame's parent or window's opener. The port only goes to the app's origin, so its messages come from
 * the app; the nonce is checked too.
 */
export function connectApp(preview: Preview, nonce: string): Connection {
  const { appOrigin } = preview.settings
  const { port1: port, port2: appsEnd } = new MessageChannel()
  const signed = (message: Unsigned<FromPreview>) => ({ ...message, source: fromPreview, nonce })
  const post = (message: Unsigned<FromPreview>) => port.postMessage(signed(message))

  port.onmessage = (event) => {
    const message = portMessageOf<FromApp>(event, { source: fromApp, nonce })
    if (message?.kind === 'values') {
      preview.patch(message)
      const { sequence } = message
      afterPaint((at) => post({ kind: 'painted', sequence, at }))
    } else if (message) obey(message, preview)
  }
  const stops = [
    onScrolled((top) => post({ kind: 'scrolled', top })),
    stopFollowing,
    stopRevealing,
    onEscape(() => post({ kind: 'escaped' })),
    preview.watch(),
    closeWithApp(),
    preview.canvas.store.tell({
      operation: (operation) => post({ kind: 'operation', operation }),
      insertAt: (at) => post({ kind: 'insertAt', at }),
      browsed: (href) => post({ kind: 'browsed', href }),
      chosen: (entry) => post({ kind: 'chosen', ...entry }),
      edit: (field) => post({ kind: 'clicked', ...field }),
    }),
  ]
  appWindow()?.postMessage(signed({ kind: 'ready' }), appOrigin, [appsEnd])
  return {
    clicked: (field) => post({ kind: 'clicked', ...field }),
    problems: (problems) => post({ kind: 'problems', problems }),
    close() {
      for (const stop of stops) stop()
      port.close()
    },
  }
}

function obey(message: Exclude<FromApp, { kind: 'values' }>, preview: Preview) {
  const { store } = preview.canvas
  if (message.kind === 'focus') leadTo(message, preview)
  if (message.kind === 'token') preview.renewToken(message.token)
  if (message.kind === 'refresh') void preview.refresh().catch(() => {}) // the next check retries
  if (message.kind === 'scroll') {
    stopRevealing()
    scrollToPlace(message.top)
  }
  if (message.kind === 'reveal') {
    stopFollowing()
    reveal(message.trail, preview.canvas)
  }
  if (message.kind === 'mode') store.set({ mode: message.mode })
  if (message.kind === 'scale') store.set({ scale: message.scale })
  if (message.kind === 'marks') store.set({ marks: message.marks })
  if (message.kind === 'selected') store.set({ selected: entryOf(message) })
}

const entryOf = ({ space, entry }: Extract<FromApp, { kind: 'selected' }>) =>
  space && entry ? { space, entry } : undefined

type Focus = Extract<FromApp, { kind: 'focus' }>

/** The app first sends a scroll position and an entry without a field; both apply if the entry is visible there. */
function leadTo(focus: Focus, { settings }: Preview) {
  if (focus.field) {
    stopFollowing()
    stopRevealing()
  }
  showField(focus, settings.ids)
}

/** Passes Unix milliseconds. */
function afterPaint(callback: (at: number) => void) {
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => callback(performance.timeOrigin + performance.now())
    channel.port2.postMessage(undefined)
  })
}

const closable = 'dialog:modal, [popover]:not([popover="manual"]):popover-open'

/** Reports Escape, which the window around a frame does not receive, unless an element of the page closes. */
function onEscape(tell: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(closable)) return
    tell()
  }
  window.addEventListener('keydown', pressed)
  return () => window.removeEventListener('keydown', pressed)
}

const openerCheckMs = 1000

/** Closes a second-screen window without its editor. Frames close with their page. */
function closeWithApp(): () => void {
  const opener: Window | null = window.parent === window ? window.opener : null
  if (!opener) return () => {}
  const timer = setInterval(() => {
    if (opener.closed) window.close()
  }, openerCheckMs)
  return () => clearInterval(timer)
}
