import type { WidgetName } from '@association/content/define/widgets.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { siteWidgets } from './site-widgets.tsx'
import { widgetStates } from './widget-states.tsx'

const settings = {
  siteUrl: 'https://www.leaders.example',
  memberAppUrl: 'https://members.example',
  supportEmail: 'help@leaders.example',
  organisation: { name: 'Leaders' },
}
const widgets = siteWidgets(settings)
const states = widgetStates(settings)
const markup = (node: ReactNode) => renderToStaticMarkup(node)
const state = (name: WidgetName, label: string) =>
  markup(states[name].find((one) => one.label.startsWith(label))?.element)

const book = {
  name: 'A book',
  productType: 'Book',
  price: 59.5,
  specialMemberPrice: 40,
  isProgramSpecific: false,
  variants: [],
}

describe('on a page that is the same for everyone', () => {
  test('the log-in leads to the sign-in, which returns to the page (ER-027)', () => {
    const logIn = (path?: string) =>
      markup(siteWidgets({ ...settings, path }).logIn({ text: 'Log In', variant: 'yellow', fontSize: 20 }))
    expect(logIn('/articles/one')).toContain(
      '<a href="/auth/login?returnTo=%2Farticles%2Fone" rel="nofollow" class="button yellow" style="--button-size:20px">Log In</a>',
    )
    expect(logIn()).toContain('<a href="/auth/login" ')
  })

  test('an account is created in the member application, beside the way to sign in (AU-043)', () => {
    const buttons = markup(
      widgets.createAccount({ createText: 'Create', logInText: 'Log in', align: 'center' }),
    )
    expect(buttons).toMatch(/href="https:\/\/members\.example\/signup"[^>]*>Create</)
    expect(buttons).toMatch(/href="\/auth\/login"[^>]*>Log in</)
  })

  test('prices are list prices, with what members pay (PR-003, RO-002)', () => {
    expect(markup(widgets.price({ product: book }))).toBe(
      '<span class="prices" data-price="[[59.5,40]]"><span><span class="price">$59.50</span></span> <span class="note">Members pay $40</span></span>',
    )
  })

  test('several ways to buy have the lowest price from which they begin', () => {
    const variants = [
      { ...book, price: 80 },
      { ...book, price: 70, specialMemberPrice: 65 },
    ]
    const price = markup(widgets.price({ product: book, variants }))
    expect(price).toContain('data-price="[[80,40],[70,65]]"')
    expect(price).toContain('<span>From <span class="price">$70</span></span>')
  })

  test('a price of nothing is free, and a price that is not known is announced', () => {
    expect(markup(widgets.price({ product: { ...book, price: 0 } }))).toContain('<span class="price">Free<')
    expect(markup(widgets.price({ product: { ...book, price: null } }))).toContain(
      '<span class="quiet">To be announced<',
    )
  })

  test('there is no bookmark, and credits are promised to those who log in', () => {
    const bookmark = widgets.bookmark({ entry: 'a', type: 'article', path: '/a', title: 'A' })
    expect(markup(bookmark)).toMatch(/^<span class="forMember">.*<button[^>]* aria-disabled="true"/)
    expect(markup(widgets.cmeProgress({ title: 'Credits', goal: 50 }))).toContain('Log in to see the credits')
  })

  test('both contents are there, and the root of the page chooses', () => {
    expect(markup(widgets.forViewer({ visitor: 'a form', member: 'a greeting' }))).toBe(
      '<div class="forVisitor">a form</div><div class="forMember">a greeting</div>',
    )
  })
})

describe('for a viewer who is known', () => {
  test('forViewer shows one content (RO-008)', () => {
    expect(state('forViewer', 'guest')).toContain('What visitors see')
    expect(state('forViewer', 'guest')).not.toContain('logged in')
    expect(state('forViewer', 'logged in')).toContain('who are logged in')
  })

  test('those who are logged in see neither log-in nor sign-up, and the way to their account', () => {
    expect(state('logIn', 'logged in')).toBe('')
    expect(state('createAccount', 'logged in')).toMatch(
      /^<div[^>]*><a href="\/account"[^>]*>Go to your account<\/a><\/div>$/,
    )
  })

  test('a member sees the own price with its reason beside the list price', () => {
    expect(state('price', 'member')).toMatch(
      /\$349<\/span> <s>.*List price <\/span>\$425<\/s><\/span> <span class="note">Member price</,
    )
    expect(state('price', 'standard pricing')).toContain('Standard pricing, 15 % off')
    expect(state('price', 'price level')).toContain('Your level: 10 %')
  })
})

test.each([
  ['on the way', 'value="32.5"', '32.5 of 50 credits earned'],
  ['goal reached', 'value="50"', 'You have reached your goal.'],
  ['not available', 'role="status"', 'cannot be shown right now'],
])('credits %s', (label, attribute, words) => {
  expect(state('cmeProgress', label)).toContain(attribute)
  expect(state('cmeProgress', label)).toContain(words)
})

test('a bookmark says whether it is set', () => {
  expect(state('bookmark', 'on')).toContain('aria-pressed="true"')
  expect(state('bookmark', 'off')).toContain('aria-pressed="false"')
})
