import type { Edition, EditionCourse } from '@association/content/define/event.ts'
import type { ProductPrice } from '@association/content/define/widgets.ts'
import type { Context } from '../machine/context.ts'

const priced = (price: number | null, more: Partial<ProductPrice> = {}): ProductPrice => ({
  price,
  isProgramSpecific: false,
  ...more,
})

const tierPrices = { 'early bird': 500, advanced: 575, regular: 650 } as const

const course = (slug: string, title: string, day: number): EditionCourse => ({
  slug,
  title,
  day,
  date: `2025-10-${22 + day}`,
  credits: 7,
  faculty: ['Amara Osei'],
  offers: Object.entries(tierPrices).map(([tier, price]) => ({
    variantId: `${slug}-${tier.split(' ')[0]}`,
    name: `${title}: 2025 Fall Institute`,
    price: priced(price, { specialMemberPrice: price - 100 }),
    tier,
  })),
})

const extra = (variantId: string, name: string, price: ProductPrice) => ({ variantId, name, price })

export const edition: Edition = {
  id: 'edition',
  key: 'fall-institute-2025',
  kind: 'fall-institute',
  name: '2025 Fall Institute',
  path: '/fall-institute',
  timeZone: 'America/Phoenix',
  startDate: '2025-10-23',
  endDate: '2025-10-25',
  opensAt: Date.parse('2025-03-01T00:00:00Z'),
  closesAt: Date.parse('2025-10-20T00:00:00Z'),
  tiers: [
    { name: 'early bird', startsAt: Number.NEGATIVE_INFINITY },
    { name: 'advanced', startsAt: Date.parse('2025-07-16T00:00:00Z') },
    { name: 'regular', startsAt: Date.parse('2025-09-16T00:00:00Z') },
  ],
  groupActivityDay: 2,
  courses: [
    course('listening', 'Listening under pressure', 1),
    course('budgets', 'Budgets without tears', 1),
    course('conflict', 'Conflict at the bedside', 2),
    course('safety', 'Safety as a habit', 2),
    course('change', 'Leading change', 3),
    course('data', 'Data for decisions', 3),
  ],
  extras: {
    golf: extra('golf', 'Golf', priced(185)),
    soundBath: extra('sound', 'Sound bath', priced(45)),
    pickleball: extra('pickle', 'Pickleball', priced(60)),
    guest: extra('guest', 'Guest', priced(150, { isProgramSpecific: true, specialMemberPrice: 1 })),
    vanguard: extra('vanguard', 'Vanguard program', priced(1200)),
    membership: extra('membership', 'Membership', priced(349)),
  },
  eventId: 'FI25',
  capacity: { courses: {}, activities: {} },
}

export const now = Date.parse('2025-07-01T12:00:00Z')

export const contextWith = (
  left: Readonly<Record<string, number>> = {},
  changed: Partial<Context> = {},
): Context => {
  const seats = Object.fromEntries(
    Object.entries(left).map(([name, count]) => [name, { capacity: 30, left: count, waiting: 0 }]),
  )
  return { edition, availability: { courses: seats, activities: seats }, now, ...changed }
}
