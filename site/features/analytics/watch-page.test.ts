import type { OfferedItem } from '@association/content/shared/products/analytics-item.ts'
import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { viewerChanged } from '../viewer-data/store.ts'
import type { ViewerAnswer } from '../viewer-data/viewer-answer.ts'
import type { AnalyticsEvent } from './events.ts'
import { watchPage } from './watch-page.ts'

const ways: OfferedItem[] = [
  { sku: '41', name: 'Finance', label: 'Self-Study', price: 895 },
  {
    sku: '42',
    name: 'Finance',
    label: 'Online',
    price: 1295,
    specialMemberPrice: 1000,
  },
]
const member: ViewerAnswer = {
  phase: 'member',
  userId: '1',
  name: 'Maren',
  pricing: { ...guestPricing, isMember: true },
  ordersUrl: null,
  expiryNotice: null,
  bookmarks: null,
  credits: null,
  isVanguard: false,
}
const dataset: { viewer?: string } = {}
const recorded: AnalyticsEvent[] = []
let watching: AbortController

beforeEach(() => {
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      title: 'Finance',
      referrer: '',
      documentElement: { dataset },
      querySelector: () => ({ getAttribute: () => JSON.stringify(ways) }),
    }),
  )
  vi.stubGlobal('addEventListener', () => {})
  recorded.splice(0)
  viewerChanged(undefined as unknown as ViewerAnswer)
  watching = new AbortController()
})
afterEach(() => {
  watching.abort()
  vi.unstubAllGlobals()
})

function watch(search: string) {
  vi.stubGlobal('location', { href: `https://site.test/finance${search}`, search, pathname: '/finance' })
  watchPage((event) => recorded.push(event), watching.signal)
}
const views = () => recorded.flatMap((event) => (event.event === 'view_item' ? event.items : []))

test('a member views the variant that the address names, at the price of a member, once it is known', () => {
  dataset.viewer = 'waiting'
  watch('?v=42')
  expect(views()).toEqual([])
  viewerChanged(member)
  viewerChanged(member)
  expect(views()).toEqual([{ sku: '42', name: 'Finance', title: 'Finance, Online', price: 1000 }])
})

test('a share whose click the loader repeats is counted once', () => {
  viewerChanged({ phase: 'guest' })
  class Target {
    closest = (selector: string) => (selector.includes('share') ? { dataset: { shareWay: 'link' } } : null)
  }
  vi.stubGlobal('Element', Target)
  watch('')
  Object.assign(document, { querySelector: () => null })
  for (const isEarly of [true, false]) {
    const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 })
    Object.defineProperty(event, 'target', { value: new Target() })
    if (isEarly) event.preventDefault()
    document.dispatchEvent(event)
  }
  expect(recorded.filter(({ event }) => event === 'share')).toHaveLength(1)
})

test('a guest views the first variant at its own list price', () => {
  viewerChanged({ phase: 'guest' })
  watch('')
  expect(views()).toEqual([{ sku: '41', name: 'Finance', title: 'Finance, Self-Study', price: 895 }])
})
