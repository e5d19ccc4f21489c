import type { ViewAs } from '@association/content/preview/view-as.ts'
import { cartKey } from '../../base/cart-key.ts'
import { cartOf, emptyCart } from '../../features/cart-data/cart.ts'
import { cartText } from '../../features/cart-data/parse-cart.ts'
import { viewerChanged } from '../../features/viewer-data/store.ts'
import type { ViewerAnswer } from '../../features/viewer-data/viewer-answer.ts'
import { answerOf, timeOfView } from './answer-of.ts'

export type Staged = {
  view: ViewAs
  cartVariant?: string | undefined
}

let staged: string | undefined

/** Runs before any island, so that no island, also none added later, reads this device or the real session. */
export function stage({ view, cartVariant }: Staged): ViewerAnswer {
  const viewer = answerOf(view, timeOfView(view))
  const key = JSON.stringify([view, cartVariant])
  if (staged === key) return viewer
  const isFirst = staged === undefined
  staged = key
  const cart = view.hasCart && cartVariant ? cartOf(cartVariant) : emptyCart
  const value = ownStorage(view.hasCart ? { [cartKey]: cartText(cart) } : {})
  Object.defineProperty(window, 'localStorage', { value, configurable: true })
  Object.defineProperty(window, 'sessionStorage', { value: ownStorage(), configurable: true })
  if (isFirst) {
    window.fetch = ownFetch(viewer, { send: window.fetch.bind(window), origin: location.origin })
    // The clock continues from the time of the view.
    if (view.now !== undefined) moveClock(timeOfView(view))
  }
  const { dataset } = document.documentElement
  if (viewer.phase === 'member') dataset.viewer = 'member'
  if (viewer.phase === 'member' && viewer.pricing?.isMember) dataset.member = ''
  dataset.viewerKnown = ''
  if (view.hasCart) dataset.cart = ''
  viewerChanged(viewer)
  return viewer
}

function moveClock(time: number) {
  const present = Date.now.bind(Date)
  const ahead = time - present()
  Date.now = () => present() + ahead
}

export function ownStorage(texts: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(texts))
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, String(text)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

type Send = typeof fetch
type MakeAnswer = (method: string, viewer: ViewerAnswer) => Response

const bookmark = { id: 'preview', entry: '', path: '/' }
const noContent = () => new Response(null, { status: 204 })
const refused = () =>
  Response.json({ status: 409, detail: 'A preview buys and saves nothing.' }, { status: 409 })

const personalAnswers: readonly [string, MakeAnswer][] = [
  ['/api/viewer/session', (_, viewer) => Response.json({ ...viewer, seconds: 86_400 })],
  ['/api/viewer', (_, viewer) => Response.json(viewer)],
  ['/api/bookmarks', (method) => (method === 'DELETE' ? noContent() : Response.json(bookmark))],
  ['/api/schedule/', () => Response.json({ sessions: [], at: 0 })],
  ['/api/checkout/', refused],
  ['/api/registration/', refused],
  ['/api/transcript', refused],
]

export const isAnswered = (path: string) => personalAnswers.some(([start]) => path.startsWith(start))

/** Invents responses about the visitor and sends no cookies of the person who looks. */
export function ownFetch(viewer: ViewerAnswer, { send, origin }: { send: Send; origin: string }): Send {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const { origin: to, pathname } = new URL(request?.url ?? String(input), origin)
    if (to !== origin) return send(input, init)
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase()
    const made = personalAnswers.find(([start]) => pathname.startsWith(start))?.[1]
    return made ? withEntry(made(method, viewer), init) : send(input, { ...init, credentials: 'omit' })
  }
}

/** A new bookmark's response names the entry. */
async function withEntry(response: Response, init: RequestInit | undefined): Promise<Response> {
  if (response.status !== 200 || typeof init?.body !== 'string') return response
  return Response.json({ ...(await response.json()), ...JSON.parse(init.body) })
}
