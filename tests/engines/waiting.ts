import { setTimeout as wait } from 'node:timers/promises'
import { type Engine, showsMs } from './engine.ts'

/** Throws with `what` if the expression does not become true. */
export async function until(engine: Engine, what: string, expression: string): Promise<void> {
  const end = Date.now() + showsMs
  while (Date.now() < end) {
    // A page during navigation returns an error.
    if (await engine.evaluate(expression).catch(() => false)) return
    await wait(100)
  }
  const path = await engine.evaluate('location.pathname').catch(() => 'a page without an answer')
  throw new Error(`There is no ${what} on ${path}.`)
}

/** Returns a unique selector; the name contains the text. */
export async function find(engine: Engine, selector: string, text = ''): Promise<string> {
  await until(
    engine,
    `${selector} “${text}”`,
    `(${mark})(${JSON.stringify(selector)}, ${JSON.stringify(text)})`,
  )
  return '[data-found]'
}

export const clickOn = (engine: Engine, selector: string, text = ''): Promise<void> =>
  onceReady(async () => engine.click(await find(engine, selector, text)))

/** The label begins with `label`. */
export const writeInto = (engine: Engine, field: { selector: string; label?: string }, text: string) =>
  onceReady(async () => engine.type(await find(engine, field.selector, field.label), text))

/** The page may move or redraw it. */
async function onceReady(act: () => Promise<void>): Promise<void> {
  const end = Date.now() + showsMs
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(200)
    }
  }
}

/** Runs in the page. Labels begin with the text; other names contain it. */
const mark = `(selector, text) => {
  const isNamed = ({ ariaLabel, labels, textContent }) =>
    labels?.length ? [...labels].some((label) => label.textContent.trim().startsWith(text)) : [ariaLabel, textContent].join(' ').includes(text)
  const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility() && isNamed(element))
  for (const element of document.querySelectorAll('[data-found]')) element.removeAttribute('data-found')
  found?.setAttribute('data-found', '')
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found !== undefined
}`
