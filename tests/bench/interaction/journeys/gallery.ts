import type { Locator } from '@playwright/test'
import { substituteVoices } from '../../../e2e/substitute-voices.ts'
import type { JourneyVisit } from '../visit.ts'

const path = '/preview/gallery'
const islandsLoadMs = 1500

/** Filters the blocks by their name. */
export async function filterBlocks({ page, open, press, type }: JourneyVisit) {
  await open(path)
  const field = page.locator('[data-island=type-filter] input')
  const isTable = (state: 'visible' | 'hidden') => () =>
    page.locator('section[data-type=table]').waitFor({ state })
  await press(field, () => field.and(page.locator(':focus')).waitFor())
  await type('car', isTable('hidden'))
  await type(['Backspace', 'Backspace', 'Backspace'], isTable('visible'))
}

/** Uses one control of each kind in each block, in the largest example that has one. A block is a figure. */
export async function useBlocks(visit: JourneyVisit) {
  const { page, open, figure } = visit
  // Frames of outside services may be unavailable.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.addInitScript(countChanges)
  await page.addInitScript(substituteVoices, ['en-US'])
  await open(path)
  const blocks = await page
    .locator('section[data-type]')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  for (const block of blocks) {
    const section = page.locator(`section[id="${block}"]`)
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await section.evaluate(useIslands)
    await page.waitForTimeout(islandsLoadMs)
    const used: string[] = []
    const next = async () => {
      const kind = await section.evaluate(markControl, used)
      if (kind !== undefined) used.push(kind)
      return kind
    }
    if ((await next()) === undefined) continue
    await figure(`gallery, ${block}`, async () => {
      do await use(visit, section.locator('[data-bench-next]'))
      while ((await next()) !== undefined)
    })
  }
}

/** Runs in the page. React, which renders the gallery, does not repeat a click that came before the code of an island. */
function useIslands(block: Element) {
  for (const island of block.querySelectorAll('[data-when=use]')) island.dispatchEvent(new Event('focusin'))
}

async function use({ page, press, type }: JourneyVisit, control: Locator) {
  const before = await page.evaluate(changes)
  const changed = () =>
    page.waitForFunction((count) => Number(Reflect.get(window, 'benchChanges')) > count, before)
  const focused = () => control.and(page.locator(':focus')).waitFor()
  const kind = await control.evaluate((element) => {
    if (element.localName === 'button' && element.closest('[data-island=add-to-cart]')) return 'add to cart'
    return element instanceof HTMLInputElement ? element.type : element.localName
  })
  if (kind === 'select') {
    await control.focus()
    await type(['ArrowDown'], changed)
  } else if (kind === 'search' || kind === 'number') {
    await press(control, focused)
    await type(['1'], changed)
  } else if (kind === 'add to cart') {
    const drawer = page.locator('dialog:modal')
    await press(control, () => drawer.waitFor())
    await type(['Escape'], () => drawer.waitFor({ state: 'hidden' }))
  } else await press(control, changed)
}

/** Runs in the page. */
function countChanges() {
  let count = 0
  const note = () => {
    count += 1
    Object.assign(window, { benchChanges: count })
  }
  const observer = new MutationObserver(note)
  const options = { subtree: true, childList: true, attributes: true, characterData: true }
  Object.assign(window, { benchObserve: (root: Node) => observer.observe(root, options) })
  observer.observe(document, options)
  for (const event of ['input', 'toggle']) addEventListener(event, note, { capture: true })
  // The dialog of the system would stop the page.
  window.print = note
}

const changes = () => Number(Reflect.get(window, 'benchChanges') ?? 0)

/**
 * Runs in the page. Gives `data-bench-next` to a control of a kind that was not used yet, and returns its kind. Excludes
 * bookmarks, which need a member, and the way back of a carousel at its first slide.
 */
function markControl(block: Element, used: readonly string[]): string | undefined {
  const controls =
    ':is(button, summary, input, select, a[data-frame]):not(:disabled, [aria-disabled=true], [data-bookmark], [data-carousel=previous], [inert] *)'
  const kindOf = ({ localName, className, dataset }: HTMLElement) =>
    [localName, className, ...Object.keys(dataset).filter((key) => key !== 'benchNext')].join(' ')
  const hostOf = (control: Element) => {
    const root = control.getRootNode()
    return root instanceof ShadowRoot ? root.host : control
  }
  const sizeOf = (control: Element) => hostOf(control).closest('figure')?.querySelectorAll('*').length ?? 0
  // React renders its islands in shadow roots.
  const shadows = [...block.querySelectorAll('[data-island]')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  for (const shadow of shadows) Reflect.get(window, 'benchObserve')(shadow)
  const parts: ParentNode[] = [block, ...shadows]
  for (const part of parts) part.querySelector('[data-bench-next]')?.removeAttribute('data-bench-next')
  const [next] = parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(controls)])
    .filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !used.includes(kindOf(control)),
    )
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
  next?.setAttribute('data-bench-next', '')
  return next && kindOf(next)
}
