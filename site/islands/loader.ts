import { onceWhen } from '@association/ui/island/when.ts'
import { cartKey } from '../base/cart-key.ts'
import { signedInKey, signedInMark } from '../base/signed-in-key.ts'

/** Links that open something once their island runs. */
const openers = '[data-opens]'
/** Buttons whose click does nothing without their island, and those links. */
const ownButtons = `button:not([popovertarget],[commandfor],form :not([type=button])),${openers}`

const hashes = islandHashes
const root = document.documentElement

/** Reports that one page may send. */
let reports = 5

/** How often each island may still start. */
const startsLeft = new WeakMap<Element, number>()
const maxStarts = 3

function watchAll(container: ParentNode) {
  for (const element of container.querySelectorAll<HTMLElement>('[data-island]'))
    if (!startsLeft.has(element)) watch(element, element.dataset.when)
}

/**
 * Starts an island when its `data-when` says. A click on a button while the code is loading is repeated once the island
 * has started. The loader finds the button by its index among the buttons, because a React island renders new buttons.
 */
function watch(element: HTMLElement, when?: string, left = maxStarts) {
  if (!left) return
  startsLeft.set(element, left - 1)
  let clickedIndex = -1
  const buttons = () => [...element.querySelectorAll<HTMLElement>(`button,${openers}`)]
  const noteClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(ownButtons)
    // With a modifier key, a link opens elsewhere.
    if (button?.closest('[data-island]') !== element || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    clickedIndex = buttons().indexOf(button)
  }
  element.addEventListener('click', noteClick)
  onceWhen(element, when, async () => {
    const isStarted = await start(element, element.dataset.island)
    element.removeEventListener('click', noteClick)
    // Without its island, a link leads to its page.
    buttons()[clickedIndex]?.click()
    if (!isStarted) watchAgain(element)
  })
}

/** The next use of a failed island starts it again. */
const watchAgain = (element: HTMLElement) => watch(element, 'use', startsLeft.get(element))

/** Returns whether the island started. */
async function start(element: HTMLElement, island?: string) {
  try {
    const { options } = element.dataset
    const given = options && JSON.parse(options)
    const [{ enhanceWhole }, { enhance }] = await Promise.all([load('enhance-whole'), load(island)])
    await enhanceWhole(enhance, element, given)
    return true
  } catch (error) {
    reportError(error)
    // A browser cancels what a page that is being left still loads. That page has ended by then.
    setTimeout(report, 1000, island, error)
  }
}

/** A browser may remember that a module did not load: the next try has another address. */
const failures: Record<string, number> = {}

async function load(name = '') {
  if (!Object.hasOwn(hashes, name)) throw Error(`There is no island “${name}”`)
  const count = failures[name] ?? 0
  try {
    return await import(/* @vite-ignore */ `/islands/${name}-${hashes[name]}.js${count ? `?${count}` : ''}`)
  } catch (error) {
    failures[name] = count + 1
    throw error
  }
}

/** Tells the site's log that an island failed. The markup of the server stays. */
function report(island: string | undefined, error: unknown) {
  const failure = { island, path: location.pathname, message: `${error}`.slice(0, 300) }
  if (reports-- > 0) navigator.sendBeacon('/api/island-failure', JSON.stringify(failure))
}

/** Notes the sign-in from which the visitor returns, and removes its mark from the address. */
function noteSignIn() {
  const address = new URL(location.href)
  if (!address.searchParams.has(signedInMark)) return
  address.searchParams.delete(signedInMark)
  history.replaceState(history.state, '', address)
  localStorage.setItem(signedInKey, '1')
}

/**
 * Before the first paint, a page shows whether somebody is signed in and whether the device has a cart. Without storage
 * everybody is a guest with an empty cart, which is `{}`.
 */
function expectViewer() {
  if (localStorage.getItem(signedInKey)) root.dataset.viewer = 'member'
  if (localStorage.getItem(cartKey)?.[2]) root.dataset.cart = ''
}

let isViewerStarted = false

/** Starts the island of a visitor who is signed in, also if another tab signs in. If it fails, the page is a guest's. */
async function startViewer() {
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
  // An enhancer dispatches `islands` after it adds islands.
  addEventListener('islands', ({ target }) => watchAll(target))
  addEventListener('island-failed', ({ target, detail }) => {
    report(target.dataset.island, detail)
    // Only after the click that broke it, which would start it at once.
    setTimeout(watchAgain, 0, target)
  })
}

/** A notice that a visitor closed stays closed until its text changes. */
function hideClosedNotices() {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]'))
    notice.hidden = localStorage.getItem(notice.id) === notice.dataset.notice
}

function tryStorage(use: () => void) {
  try {
    use()
  } catch {
    // The browser keeps nothing for this site.
  }
}

tryStorage(hideClosedNotices)
tryStorage(noteSignIn)
tryStorage(expectViewer)

// A page that the browser prepares before the visitor goes there waits until it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', begin)
else begin()
