import { accounts } from '../../packages/local/members/accounts.ts'
import { createDraft, deleteDrafts } from '../e2e/contentful.ts'
import { entryAddress, stack } from '../e2e/environment.ts'
import type { Engine } from './engine.ts'
import { clickOn, find, until, writeInto } from './waiting.ts'

export type EngineStep = { name: string; run(engine: Engine): Promise<void> }

const course = '/education/course/finance-for-physicians'

const templates = [
  ...['/', '/articles', '/education/courses', course],
  ...['/publications/books', '/membership', '/conference', '/about/press-room'],
]

export const steps: readonly EngineStep[] = [
  { name: 'a visitor declines cookies', run: decline },
  ...templates.map((path) => ({
    name: `${path} is shown`,
    run: (engine: Engine) => showTemplate(engine, path),
  })),
  { name: 'a visitor searches', run: search },
  { name: 'a visitor adds a course to the cart', run: addToCart },
  { name: 'the first press of “Copy link” copies it', run: copyLink },
  { name: 'a visitor adds a session to a schedule', run: chooseSession },
  { name: 'a member signs in', run: signIn },
  { name: 'a letter of an editor shows in the preview', run: typeLetter },
]

const open = (engine: Engine, path: string) => engine.goTo(stack.site + path)

/** The consent layer would cover elements. */
async function decline(engine: Engine) {
  await open(engine, '/robots.txt')
  const choice = JSON.stringify({ until: Number.MAX_SAFE_INTEGER })
  await engine.evaluate(`(localStorage.setItem('consent', ${JSON.stringify(choice)}), true)`)
}

async function showTemplate(engine: Engine, path: string) {
  await open(engine, path)
  await find(engine, 'h1')
  await find(engine, 'header a, header button')
  await until(engine, 'font', `[...document.fonts].some(({ status }) => status === 'loaded')`)
  await until(engine, 'width of the window', 'document.documentElement.scrollWidth <= innerWidth')
}

async function search(engine: Engine) {
  await open(engine, '/articles')
  await clickOn(engine, 'a[data-opens=search]')
  await writeInto(engine, { selector: 'dialog[open] [role=combobox]' }, 'leadership')
  await clickOn(engine, 'dialog[open] button', 'Search')
  await find(engine, 'dialog[open] li a')
}

async function addToCart(engine: Engine) {
  await open(engine, course)
  await clickOn(engine, 'main aside button', 'Add to cart')
  await find(engine, 'dialog[open] [role=status]', 'is in your cart.')
  await until(engine, 'stored cart', `localStorage.getItem('storefront-cart')?.includes('410201')`)
}

async function copyLink(engine: Engine) {
  await open(engine, '/articles/what-physician-led-means')
  await find(engine, 'button', 'Copy link')
  // WebKit only copies during the press, which must not wait for code.
  await until(
    engine,
    'code of “Copy link”',
    `performance.getEntriesByType('resource').some(({ name }) => name.includes('/islands/share-'))`,
  )
  await clickOn(engine, 'button', 'Copy link')
  await until(
    engine,
    'note that the link was copied',
    `[...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes('Copied to the clipboard'))`,
  )
}

async function chooseSession(engine: Engine) {
  await open(engine, '/conference')
  await clickOn(engine, 'button[aria-pressed=false]', 'My schedule')
  await find(engine, 'button[aria-pressed=true]', 'My schedule')
}

async function signIn(engine: Engine) {
  const member = accounts.find(({ email }) => email.startsWith('member@'))
  await open(engine, '/auth/login?returnTo=%2Fmembership')
  await writeInto(engine, { selector: 'input', label: 'Email address' }, member?.email ?? '')
  await writeInto(engine, { selector: 'input[type=password]' }, member?.password ?? '')
  await clickOn(engine, 'button', 'Continue')
  await until(engine, 'page of the site', `location.pathname === '/membership'`)
  await find(engine, 'header button, header a', member?.firstName)
}

/** Engines place the caret differently. */
async function typeLetter(engine: Engine) {
  const id = await createDraft('title', { internalName: 'Engines', text: 'ooo', tag: 'h2' })
  try {
    await engine.goTo(entryAddress(id))
    const editor = await find(engine, 'iframe[title$=": editor"]')
    await engine.enterFrame(editor)
    await writeInto(engine, { selector: 'input, textarea', label: 'Text' }, 'o')
    await engine.enterFrame(await find(engine, '[aria-busy="false"] iframe'))
    await find(engine, '[data-contentful-field-id=text]', 'oooo')
  } finally {
    await engine.leaveFrames()
    await deleteDrafts()
  }
}
