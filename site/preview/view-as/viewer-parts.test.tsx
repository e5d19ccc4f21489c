import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { WidgetName, WidgetProps } from '@association/content/define/widgets.ts'
import { examplesOf, wireExample } from '@association/content/gallery/examples.ts'
import type { ContentTypeId } from '@association/content/generated/ids.ts'
import type { ViewAs } from '@association/content/preview/view-as.ts'
import { renderPage } from '@association/content/render'
import { pagesShowing } from '@association/content/testing/places.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { isAnswered } from './stage.ts'
import { browserCode } from './testing/browser-code.ts'
import { renderingOf } from './testing/rendering-of.ts'

/** A new part that depends on the viewer or time fails here until it follows the view. */

const guest: ViewAs = { viewer: 'anonymous' }
const member: ViewAs = { viewer: 'member', priceLevel: 'Level 15' }

/** A string says why the widget is the same for everybody. */
type Case<Name extends WidgetName> = WidgetProps[Name] | string
const price = { price: 425, specialMemberPrice: 349, isProgramSpecific: false }
const product = {
  ...price,
  name: 'A course',
  productType: 'Course',
  variants: [{ ...price, variantId: 'a', label: '' }],
}
const cases: { [Name in WidgetName]: Case<Name> } = {
  logIn: { text: 'Log in', variant: 'yellow', fontSize: 20 },
  createAccount: { createText: 'Create account', logInText: 'Log in', align: 'start' },
  price: { product: price },
  addToCart: { product },
  bookmark: { entry: 'a', type: 'article', path: '/a', title: 'A' },
  cmeProgress: { title: 'Credits', goal: 50 },
  forViewer: { visitor: 'a form', member: 'a greeting' },
  instantBuy: 'Its island asks for the price and the sign-in when it is used.',
  mySchedule: 'Its island asks for the account.',
  share: 'Links to a page are the same for everybody.',
  listen: 'The voice is that of the device.',
  cite: 'Citations are the same for everybody.',
  calendarLinks: 'Links to a schedule are the same for everybody.',
}

describe('the widget', () => {
  const [forGuest, forMember] = [renderingOf(guest), renderingOf(member)]
  const names = Object.keys(forGuest.widgets ?? {}) as WidgetName[]

  test.each(names)('%s', (name) => {
    const props = cases[name]
    expect(props, 'Say how this widget follows the view.').toBeDefined()
    if (typeof props === 'string') return
    const [one, other] = [forGuest, forMember].map(({ widgets }) =>
      renderToStaticMarkup(widgets?.[name](props as never)),
    )
    expect(one).not.toBe(other)
  })
})

describe('the price of a view has its reason', () => {
  const shown = (view: ViewAs) => renderToStaticMarkup(renderingOf(view).widgets?.price({ product: price }))
  const plain = { price: 400, isProgramSpecific: false }
  const level = (view: ViewAs) => renderToStaticMarkup(renderingOf(view).widgets?.price({ product: plain }))

  test.each([
    ['anonymous', 'Members pay $349'],
    ['signedIn', 'Members pay $349'],
    ['member', 'Member price'],
    ['expiring', 'Member price'],
    ['vanguard', 'Member price'],
    ['lapsed', 'Members pay $349'],
  ] as const)('%s: %s', (viewer, words) => expect(shown({ viewer })).toContain(words))

  test('at a level, and with standard pricing', () => {
    expect(level({ viewer: 'member', priceLevel: 'Level 20' })).toContain('Your level: 20 %')
    expect(level({ viewer: 'member', priceLevel: 'Standard pricing' })).toContain(
      'Standard pricing, 15 % off',
    )
    expect(level({ viewer: 'lapsed', priceLevel: 'Level 20' })).not.toContain('Your level')
  })
})

const content = resolve(import.meta.dirname, '../../../packages/content')
const timed = globSync('**/*.{ts,tsx}', { cwd: content, exclude: ['node_modules'] }).filter(
  (file) => !file.includes('.test.') && readFileSync(resolve(content, file), 'utf8').includes('page.now'),
)

describe('what depends on the time', () => {
  const times = ['1990-01-01', '2026-09-01', '2027-01-20', '2027-07-01', '2100-01-01']

  test.each(timed)('%s', (file) => {
    const type = typeOf(file)
    expect(type, 'Say which content type shows this file.').toBeDefined()
    if (!type) return
    const markups = times.map((time) => markupAt(type, { viewer: 'anonymous', now: `${time}T12:00:00.000Z` }))
    expect(new Set(markups).size).toBeGreaterThan(1)
  })
})

function typeOf(file: string): ContentTypeId | undefined {
  if (/^shared\/product(s|-cards)\//.test(file)) return 'product'
  const folder = /^types\/([^/]+)\//.exec(file)?.[1]
  return folder?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as ContentTypeId | undefined
}

const markupAt = (type: ContentTypeId, view: ViewAs) => {
  const options = renderingOf(view)
  return examplesOf(type)
    .flatMap((example) => pagesShowing(wireExample(example, () => undefined)))
    .map(({ page, as }) => renderToStaticMarkup(renderPage(page, options, { as })))
    .join('\n')
}

describe('what runs in the browser', () => {
  const code = browserCode()

  test('contains the parts that ask who looks', () => {
    const asking = code.filter(({ text }) => text.includes('viewer-data/store.ts')).map(({ file }) => file)
    expect(asking).toContain('site/features/my-schedule/enhance.ts')
    expect(asking).toContain('site/features/cart/contents/use-pricing.ts')
  })

  /** The stage does not replace these ways to read the device. */
  const unstaged = /document\.cookie|XMLHttpRequest|indexedDB|EventSource|WebSocket|new Date\(\)|cookieStore/
  test.each(code)(
    '$file reads the visitor, the device and the clock only where the view answers',
    ({ text }) => expect(withoutComments(text)).not.toMatch(unstaged),
  )

  const paths = [
    ...new Set(code.flatMap(({ text }) => withoutComments(text).match(/(?<=['`])\/api\/[\w/]+/g) ?? [])),
  ]
  test.each(paths)('%s is answered for the view, or is the same for everybody', (path) =>
    expect(isAnswered(path) || sameForAll.some((start) => path.startsWith(start)), path).toBe(true),
  )
})

const sameForAll = [
  '/api/cart/lines',
  '/api/search',
  '/api/autosuggest',
  '/api/bookSearch',
  '/api/calendar/',
  '/api/citation/',
  '/api/menu',
]
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
