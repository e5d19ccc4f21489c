import { onceWhen } from '@association/ui/island/when.ts'
import { cartKey } from '../base/cart-key.ts'
import { readingsKey } from '../base/readings-key.ts'
import { signedInKey, signedInMark } from '../base/signed-in-key.ts'

const openers = '[data-opens]'
/** These do nothing without their island. */
const ownButtons = `button:not([popovertarget],[commandfor],form :not([type=button])),${openers}`

const hash = islandsHash
const root = document.documentElement

let reports = 5

const startsLeft = new WeakMap<Element, number>()
const maxStarts = 3

function watchAll(container: ParentNode) {
  for (const element of container.querySelectorAll<HTMLElement>('[data-island]'))
    if (!startsLeft.has(element)) watch(element, element.dataset.when)
}

/**
 * Repeats a click made during loading, and shows its button as busy until then. Finds the button by index: React islands
 * render new ones.
 */
function watch(element: HTMLElement, when?: string, left = maxStarts) {
  if (!left) return
  startsLeft.set(element, left - 1)
  let clickedIndex = -1
  const buttons = () => [...element.querySelectorAll<HTMLElement>(`button,${openers}`)]
  const showBusy = (isBusy: string | null) => {
    const button = buttons()[clickedIndex]
    if (button) button.ariaBusy = isBusy
  }
  const noteClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(ownButtons)
    // With a modifier key, a link opens elsewhere.
    if (button?.closest('[data-island]') !== element || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    showBusy(null)
    clickedIndex = buttons().indexOf(button)
    showBusy('true')
  }
  element.addEventListener('click', noteClick)
  onceWhen(element, when, async () => {
    const isStarted = await start(element, element.dataset.island)
    element.removeEventListener('click', noteClick)
    showBusy(null)
    // Without its island, a link opens its page.
    buttons()[clickedIndex]?.click()
    if (!isStarted) watchAgain(element)
  })
}

const watchAgain = (element: HTMLElement) => watch(element, 'use', startsLeft.get(element))

async function start(element: HTMLElement, island?: string) {
  try {
    const { options } = element.dataset
    const given = options && JSON.parse(options)
    const [{ enhanceWhole }, { enhance }] = await Promise.all([load('enhance-whole'), load(island)])
    await enhanceWhole(enhance, element, given)
    return true
  } catch (error) {
    reportError(error)
    // Leaving a page cancels its loads, which the delay keeps from being reported.
    setTimeout(report, 1000, island, error)
  }
}

/** Browsers may cache a failed module, so each retry lengthens the query of the URL. */
const queries: Record<string, string> = {}

async function load(name = '') {
  // A path in the markup must not become a request.
  if (/[^\w-]/.test(name)) throw Error(name)
  const query = queries[name] ?? ''
  try {
    return await import(/* @vite-ignore */ `/islands/${name}-${hash}.js${query}`)
  } catch (error) {
    queries[name] = `${query}?1`
    throw error
  }
}

function report(island: string | undefined, error: unknown) {
  const failure = { island, path: location.pathname, message: `${error}`.slice(0, 300) }
  if (reports-- > 0) navigator.sendBeacon('/api/island-failure', JSON.stringify(failure))
}

function noteSignIn() {
  const address = new URL(location.href)
  if (!address.searchParams.has(signedInMark)) return
  address.searchParams.delete(signedInMark)
  history.replaceState(history.state, '', address)
  localStorage.setItem(signedInKey, '1')
}

/** Runs before the first paint. Without storage everybody is a guest with an empty cart (`{}`). */
function expectViewer() {
  if (localStorage.getItem(signedInKey)) root.dataset.viewer = 'member'
  if (localStorage.getItem(cartKey)?.[2]) root.dataset.cart = ''
  expectReadings()
}

function expectReadings() {
  if (localStorage.getItem(readingsKey)) root.dataset.reading = ''
}

let isViewerStarted = false

/** Also starts after a sign-in in another tab. A failure shows the guest's page. */
async function startViewer() {
  tryStorage(expectReadings)
  if (isViewerStarted) return
  tryStorage(expectViewer)
  if (!root.dataset.viewer) return
  isViewerStarted = true
  if (!(await start(document.body, 'viewer'))) delete root.dataset.viewer
}

function begin() {
  watchAll(document)
  void startViewer()
  addEventListener('storage', startViewer)
  addEventListener('pageshow', startViewer)
  if (document.cookie.includes('editor_hint=1')) void start(document.body, 'edit-link')
  // Enhancers dispatch `islands` after adding some.
  addEventListener('islands', ({ target }) => watchAll(target))
  addEventListener('island-failed', ({ target, detail }) => {
    report(target.dataset.island, detail)
    // Waits until after the click that broke it, which would restart it.
    setTimeout(watchAgain, 0, target)
  })
}

function hideClosedNotices() {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]'))
    notice.hidden = localStorage.getItem(notice.id) === notice.dataset.notice
}

function tryStorage(use: () => void) {
  try {
    use()
  } catch {
    // Storage is not available.
  }
}

tryStorage(hideClosedNotices)
tryStorage(noteSignIn)
tryStorage(expectViewer)

// Prerendered pages wait until shown.
if (document.prerendering) document.addEventListener('prerenderingchange', begin)
else begin()
