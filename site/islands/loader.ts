import { onceWhen } from '@association/ui/island/when.ts'

/** Buttons whose click does nothing without their island. */
const ownButtons = 'button:not([popovertarget],[commandfor],form :not([type=button]))'

/** How many failures a page tells of. */
let reports = 5

function watchAll(container: ParentNode) {
  for (const element of container.querySelectorAll<HTMLElement>('[data-island]')) watch(element)
}

/**
 * Starts an island when its `data-when` says. A click on a button while the island is on its way is repeated once it
 * is there. The button is known by its place, because an island of React brings its own.
 */
function watch(element: HTMLElement) {
  const { island, when, options } = element.dataset
  let place = -1
  const buttons = () => [...element.querySelectorAll<HTMLElement>('button')]
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>(ownButtons)
    if (button?.closest('[data-island]') === element) place = buttons().indexOf(button)
  }
  element.addEventListener('click', keep)
  onceWhen(element, when, async () => {
    await start(island, element, options)
    element.removeEventListener('click', keep)
    buttons()[place]?.click()
  })
}

async function start(island: string | undefined, element: HTMLElement, options?: string) {
  try {
    const given = options && JSON.parse(options)
    const [{ enhanceWhole }, { enhance }] = await Promise.all([load('enhance-whole'), load(island)])
    await enhanceWhole(enhance, element, given)
  } catch (error) {
    report(island, error)
  }
}

/** A name that is unknown leads to a file that does not exist, and is reported as such. */
const load = (name = '') => import(/* @vite-ignore */ `/islands/${name}-${islandHashes[name]}.js`)

/** Tells the site's log that an island failed. The markup of the server stays. */
function report(island: string | undefined, error: unknown) {
  const failure = { island, path: location.pathname, message: `${error}`.slice(0, 300) }
  reportError(error)
  if (reports-- > 0) navigator.sendBeacon('/api/island-failure', JSON.stringify(failure))
}

function begin() {
  watchAll(document)
  if (document.cookie.includes('editor_hint=1')) void start('edit-link', document.body)
  // An enhancer that adds markup with islands in it says so.
  addEventListener('islands', ({ target }) => watchAll(target))
  // An island that broke after it started says so.
  addEventListener('island-failed', ({ target, detail }) => report(target.dataset.island, detail))
}

// A page that the browser prepares before the visitor goes there waits until it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', begin)
else begin()
