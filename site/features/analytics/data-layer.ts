import { onViewer } from '../viewer-data/store.ts'
import type { ViewerData } from '../viewer-data/viewer-answer.ts'
import type * as consent from './choice.ts'
import type { ConsentChoice } from './choice.ts'
import { consentMode } from './consent-mode.ts'
import type { AnalyticsEvent } from './events.ts'
import { type Push, pushesOf } from './pushes.ts'
import { trackEvent } from './track.ts'
import { watchPage } from './watch-page.ts'

type Message = { consent?: object; pushes?: readonly Push[] }
type FrameMessage = { event: 'ready' } | { event: 'cookies'; payload: object }
type Running = { send(message: Message): void; stop(): void }

let running: Running | undefined
let written: string | undefined

/** This file loads only if a visitor allows measurement or has allowed it before. */
export function applyChoice(choice: ConsentChoice | false) {
  if (!choice || !(choice.statistics || choice.marketing)) return withdraw()
  const consent = consentMode(choice)
  const next = JSON.stringify(consent)
  if (!running) running = start(consent)
  else if (next !== written) running.send({ consent })
  written = next
}

function withdraw() {
  running?.stop()
  running = undefined
  removeCookies()
}

/** While the membership is unknown, `isMember` is undefined. */
const userData = ({ userId, pricing }: ViewerData): AnalyticsEvent => ({
  event: 'set_user_data',
  userId,
  isMember: pricing?.isMember,
  priceLevel: pricing?.levelPercent === undefined ? undefined : `Level ${pricing.levelPercent}`,
})

/** Events wait until the frame listens. */
function start(consent: object): Running {
  const frame = document.createElement('iframe')
  const waiting: Message[] = []
  const listening = new AbortController()
  const { signal } = listening
  let isReady = false
  const send = (message: Message) => {
    // An opaque origin can only be addressed as `*`.
    if (isReady) frame.contentWindow?.postMessage(message, '*')
    else waiting.push(message)
  }
  const record = (event: AnalyticsEvent) => send({ pushes: pushesOf(event) })
  const hear = ({ source, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.contentWindow) return
    if (data.event === 'cookies') keepCookies(data.payload)
    if (data.event !== 'ready') return
    isReady = true
    for (const message of waiting.splice(0)) send(message)
  }
  addEventListener('message', hear, { signal })
  document.addEventListener(trackEvent, (event) => record((event as CustomEvent<AnalyticsEvent>).detail), {
    signal,
  })
  watchPage(record, signal)
  const forgetViewer = onViewer((viewer) => {
    if (viewer.phase === 'member') record(userData(viewer))
  })
  frame.hidden = true
  frame.name = JSON.stringify({ cookies: keptCookies(), consent, isKeeping: true })
  frame.src = '/embed/tags'
  document.body.append(frame)
  return {
    send,
    stop() {
      listening.abort()
      forgetViewer()
      frame.remove()
    },
  }
}

/** The key is repeated, because an import would put another file into every page. */
const tagCookiesKey: typeof consent.tagCookiesKey = 'tag-cookies'

function keptCookies(): unknown {
  try {
    return JSON.parse(localStorage[tagCookiesKey])
  } catch {
    return {}
  }
}

function keepCookies(cookies: unknown) {
  try {
    localStorage[tagCookiesKey] = JSON.stringify(cookies)
  } catch {
    // The tag manager starts without cookies on the next page.
  }
}

function removeCookies() {
  try {
    localStorage.removeItem(tagCookiesKey)
  } catch {
    // Nothing was kept.
  }
}
