import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Widgets } from '../../define/widgets.ts'
import { renderPage } from '../../render/render-page.tsx'
import { options, pageOf, wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { buttonGroup } from './model.ts'

const group = (fields: Record<string, unknown>) =>
  markupOf('buttonGroup', { button1Text: 'Join', button1Url: '/join', ...fields })

const variants = [
  ...['dark', 'light', 'transparent', 'yellow', 'mediumYellow', 'purple'],
  ...['mediumRed', 'red', 'mediumBlue', 'light-blue', 'green'],
]

test('a plain button is dark, of 15 px, at the start', () => {
  expect(group({})).toContain(
    '<div class="group start" style="--button-size:15px"><a href="/join" class="button dark">Join</a></div>',
  )
})

describe('the variants', () => {
  const css = readFileSync(new URL('../../../ui/button/button.module.css', import.meta.url), 'utf8')

  test('are the eleven of the specification, for both buttons', () => {
    expect(buttonGroup.fields.button1Variant.options).toEqual(variants)
    expect(buttonGroup.fields.button2Variant.options).toEqual(variants)
  })

  test.each(variants)('%s has a face of its own', (variant) => {
    expect(group({ button1Variant: variant })).toContain(`class="button ${variant}"`)
    expect(css).toMatch(new RegExp(`^\\.${variant} \\{\\n  --face: `, 'm'))
  })
})

test('two buttons, the second as a link', () => {
  const markup = group({ button2Text: 'Look', button2Url: '/look', renderAsLinkBtn2: true })
  expect(markup).toContain('class="button dark">Join</a><a href="/look" class="link">Look</a>')
})

test('size, width, outline, place, paddings and classes follow the editor', () => {
  const markup = group({
    fontSize: 20,
    buttonWidth: 240,
    outlineColor: 'yellow',
    alignButtons: 'end',
    paddingTop: 2,
    paddingBottom: 0,
    groupClasses: 'gap-4',
    additionalClasses: 'w-100',
  })
  expect(markup).toContain(
    'class="group end pt-2 pb-0 gap-4" style="--button-size:20px;--button-width:240px;--outline:var(--color-yellow)"',
  )
  expect(markup).toContain('class="button dark outlined w-100"')
})

describe('a disabled button', () => {
  const disabled = '<a class="button dark" role="link" aria-disabled="true">Join</a>'

  test('is one whose flag is set', () => expect(group({ button1Disabled: true })).toContain(disabled))

  test('is one that leads nowhere', () => {
    expect(group({ button1Url: undefined })).toContain(disabled)
    expect(group({ button1Url: 'javascript:alert(1)' })).toContain(disabled)
  })
})

test('a button without a text is not shown, and a group without buttons is nothing', () => {
  expect(group({ button2Url: '/look' }).match(/<a /g)).toHaveLength(1)
  expect(group({ button1Text: undefined })).not.toContain('group')
})

describe('links to the shop', () => {
  const widgets = new Proxy({} as Widgets, {
    get:
      (_, name) =>
      (props: unknown): ReactNode =>
        `${String(name)} ${JSON.stringify(props)}`,
  })
  const shop = (fields: Record<string, unknown>, more: { now?: number } = {}) =>
    renderToStaticMarkup(
      renderPage(pageOf(wire('buttonGroup', fields)).page, { ...options, widgets, ...more }),
    ).replaceAll('&quot;', '"')

  test('a variant id gives a button that buys it at once', () => {
    expect(shop({ instantBuy: '41010001', button1Variant: 'yellow', fontSize: 18 })).toContain(
      'instantBuy {"variantId":"41010001","text":"Buy now","variant":"yellow","fontSize":18}',
    )
  })

  test('a product is shown as a cart widget, without loading anything for it', () => {
    const product = wire('product', {
      internalName: 'A book',
      productType: 'Book',
      price: 48,
      slug: 'a-book',
    })
    expect(shop({ productAddToCart: product })).toContain(
      'addToCart {"product":{"name":"A book","slug":"a-book"',
    )
  })

  test('a course whose dates have all ended has no order button', () => {
    const date = wire('variant', { variantId: 'v', courseStartDate: '2026-05-04', price: 785 }, 'v')
    const course = { internalName: 'A course', productType: 'Course', slug: 'a-course', variants: [date] }
    const shopAt = (day: string) =>
      shop({ productAddToCart: wire('product', course) }, { now: Date.parse(day) })
    expect(shopAt('2026-05-01')).toContain('addToCart')
    expect(shopAt('2026-05-06')).not.toContain('addToCart')
  })
})
