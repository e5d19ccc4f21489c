import type { ViewAs } from '@association/content/preview/view-as.ts'
import { cartKey } from '../../base/cart-key.ts'
import { cartOf, emptyCart } from '../../features/cart-data/cart.ts'
import { cartText } from '../../features/cart-data/parse-cart.ts'
import { viewerChanged } from '../../features/viewer-data/store.ts'
import type { ViewerAnswer } from '../../features/viewer-data/viewer-answer.ts'
import { answerOf, timeOfView } from './answer-of.ts'
import { ownFetch } from './own-fetch.ts'
import { ownStorage } from './own-storage.ts'

export type Staged = {
  view: ViewAs
  /** The variant in the invented cart. */
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
