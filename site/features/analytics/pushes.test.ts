import { describe, expect, test } from 'vitest'
import { consentDefaults, consentMode } from './consent-mode.ts'
import type { AnalyticsEvent, AnalyticsItem } from './events.ts'
import { pushesOf } from './pushes.ts'

const course: AnalyticsItem = {
  sku: 'gid://shopify/ProductVariant/41',
  price: 895,
  name: 'Finance for Leaders',
  title: 'Spring',
  deliveryFormat: 'Self-Study',
  productType: 'Course',
  item_list_name: 'Courses',
  quantity: 2,
}
/** AN-012 to AN-018 define the fields. */
const item = {
  index: 0,
  item_id: 'gid://shopify/ProductVariant/41',
  item_name: 'Finance for Leaders',
  title: 'Spring',
  item_category: 'Course',
  item_variant: 'Self-Study',
  item_list_name: 'Courses',
  price: 895,
  quantity: 2,
}
const sale = (event: string, value: number, more: object = {}) => [
  { ecommerce: null },
  { event, ecommerce: { currency: 'USD', value, ...more, items: [item] } },
]

const table: [id: string, event: AnalyticsEvent, pushes: object[]][] = [
  ['AN-003', { event: 'ad_click', internalName: 'Autumn' }, [{ event: 'ad_click', internal_name: 'Autumn' }]],
  ['AN-004 AN-012 … AN-018', { event: 'add_to_cart', items: [course] }, sale('add_to_cart', 1790)],
  ['AN-005', { event: 'remove_from_cart', items: [course] }, sale('remove_from_cart', 1790)],
  ['AN-006 PR-008', { event: 'checkout', factor: 0.85, items: [course] }, sale('checkout', 1521.5)],
  [
    'AN-007',
    { event: 'page_view', location: 'https://a.example/b?q=c&utm_source=d#e', title: 'B', referrer: '' },
    [
      {
        event: 'page_view',
        page_location: 'https://a.example/b?utm_source=d',
        page_title: 'B',
        page_referrer: '',
      },
    ],
  ],
  [
    'AN-008',
    { event: 'select_item', list: 'Courses', items: [course] },
    sale('select_item', 1790, { item_list_name: 'Courses' }),
  ],
  [
    'AN-009',
    { event: 'set_user_data', userId: '10042', isMember: true, priceLevel: undefined },
    [{ event: 'set_user_data', user_id: '10042', is_member: true }],
  ],
  [
    'AN-010',
    { event: 'share', method: 'link', contentType: 'article', itemId: '/articles/one' },
    [{ event: 'share', method: 'link', content_type: 'article', item_id: '/articles/one' }],
  ],
  ['AN-011', { event: 'view_item', items: [course] }, sale('view_item', 1790)],
]

test.each(table)('%s: %j has its payload', (_, event, pushes) => expect(pushesOf(event)).toEqual(pushes))

describe('the value', () => {
  const totalIn = (event: AnalyticsEvent) => pushesOf(event)[1]?.ecommerce

  test('is rounded to cents once, and does not count an unknown price (AN-002)', () => {
    const items = [
      { sku: 'a', price: 0.1, quantity: 3 },
      { sku: 'b', price: 19.99 },
      { sku: 'c', price: null },
    ]
    expect(totalIn({ event: 'checkout', factor: 0.85, items })).toMatchObject({
      currency: 'USD',
      value: 17.25,
    })
  })

  test('of nothing is 0', () =>
    expect(totalIn({ event: 'checkout', factor: 1, items: [] })).toMatchObject({ value: 0, items: [] }))
})

test('without a name, the title is the name; the list of the event is the list of each item', () => {
  const items = [{ sku: 'a', price: 1, title: 'Journal' }]
  expect(pushesOf({ event: 'select_item', list: 'Books', items })[1]?.ecommerce).toMatchObject({
    items: [{ item_name: 'Journal', item_list_name: 'Books' }],
  })
})

describe('nothing personal leaves the page', () => {
  const email = 'ada.mensah+cme@clinic.example'
  const person = [email, encodeURIComponent(email), '(800) 555-0100', '+1 800 555 0100', '800-555-0100']
  /** The types forbid these fields, but JavaScript could pass them. */
  const undeclared = {
    firstName: 'Ada',
    address: '1 Main Street',
    email,
    customAttributes: [{ value: 'Ada' }],
  }

  test.each(table)('%s: not in a field that the event does not have', (_, event, pushes) => {
    const items = 'items' in event ? { items: event.items.map((each) => ({ ...each, ...undeclared })) } : {}
    expect(pushesOf({ ...event, ...undeclared, ...items } as AnalyticsEvent)).toEqual(pushes)
  })

  test.each(table)('%s: no e-mail address and no telephone number in any text', (_, event) => {
    for (const words of person) {
      const filled = JSON.parse(JSON.stringify(event), (key, value) =>
        typeof value === 'string' && key !== 'event' ? `for ${words}, today` : value,
      )
      expect(JSON.stringify(pushesOf(filled))).not.toContain(words)
    }
  })

  test('an address keeps no searched words, no fragment and no credentials', () => {
    const location = `https://ada:secret@a.example/search?q=Ada+Mensah&email=${email}&gclid=1#ada`
    expect(pushesOf({ event: 'page_view', location, title: 'Search' })[0]).toEqual({
      event: 'page_view',
      page_location: 'https://a.example/search?gclid=1',
      page_title: 'Search',
    })
  })
})

describe('Consent Mode', () => {
  test('denies all but security by default', () =>
    expect(consentDefaults).toEqual({
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      security_storage: 'granted',
    }))

  test('grants what belongs to a category', () => {
    const granted = (allowed: object) =>
      Object.entries(consentMode({ preferences: false, statistics: false, marketing: false, ...allowed }))
        .filter(([, signal]) => signal === 'granted')
        .map(([type]) => type)
    expect(granted({ statistics: true })).toEqual(['analytics_storage'])
    expect(granted({ marketing: true })).toEqual(['ad_storage', 'ad_user_data', 'ad_personalization'])
    expect(granted({ preferences: true })).toEqual(['functionality_storage', 'personalization_storage'])
  })
})
