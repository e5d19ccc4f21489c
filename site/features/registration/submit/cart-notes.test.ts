import type { Edition } from '@association/content/define/event.ts'
import { UpstreamError } from '@association/services/upstream'
import { describe, expect, test } from 'vitest'
import type { CartLine } from '../../cart-data/cart.ts'
import { edition, now } from '../testing/edition.ts'
import { noteCart } from './cart-notes.ts'

const tierEnd = Date.parse('2025-07-16T00:00:00Z')
const conference: Edition = { ...edition, key: 'conference-2025', kind: 'conference' }

const registrations = { document: async () => undefined } as unknown as Parameters<
  typeof noteCart
>[1]['registrations']
const note = (
  lines: readonly CartLine[],
  { on = edition, at = now, editions = async () => [on] as readonly Edition[] } = {},
) =>
  noteCart({ cartId: 'cart', lines, sold: lines, subject: 'auth0|1' }, { registrations, editions, now: at })
const seat = (variantId: string) => ({ variantId, quantity: 1 })

describe('a cart without a registration', () => {
  test.each(['listening-early', 'listening-advanced', 'guest', 'golf', 'sound', 'pickle', 'vanguard'])(
    'does not sell %s, also under the global id of the shop and beside other things',
    async (variantId) => {
      expect(await note([seat(variantId)])).toBe('differs')
      const globalId = `gid://shopify/ProductVariant/${variantId}`
      expect(await note([seat('book'), seat(globalId)])).toBe('differs')
    },
  )

  test.each(['book', 'membership'])('sells %s', async (variantId) =>
    expect(await note([seat(variantId)])).toBe('noted'),
  )

  test('sells a ticket of a conference, until its tier is over', async () => {
    const ticket = [seat('gid://shopify/ProductVariant/listening-early')]
    expect(await note(ticket, { on: conference, at: tierEnd - 1 })).toBe('noted')
    expect(await note(ticket, { on: conference, at: tierEnd })).toBe('notHeld')
  })

  test('sells a ticket at the price of joining only beside as many memberships', async () => {
    const joining = {
      variantId: 'ticket-join',
      name: 'Ticket',
      price: { price: 1834, isProgramSpecific: true },
    }
    const [course] = edition.courses
    const on: Edition = {
      ...conference,
      courses: course
        ? [
            {
              ...course,
              offers: [...course.offers, { ...joining, tier: 'early bird', needsMembership: true }],
            },
          ]
        : [],
    }
    const ticket = seat('gid://shopify/ProductVariant/ticket-join')
    expect(await note([ticket], { on })).toBe('differs')
    expect(await note([ticket, seat('membership')], { on })).toBe('noted')
    expect(await note([{ ...ticket, quantity: 2 }, seat('membership')], { on })).toBe('differs')
    expect(await note([ticket, seat('membership')], { on, at: tierEnd })).toBe('notHeld')
  })

  test('is sold while the content is out of reach, and not after an error of the site', async () => {
    const failing = (error: Error) => ({ editions: () => Promise.reject(error) })
    const away = new UpstreamError('Contentful', 'timeout')
    expect(await note([seat('book')], failing(away))).toBe('noted')
    await expect(note([seat('book')], failing(new TypeError('x')))).rejects.toThrow('x')
  })
})

test('a line that names two registrations is not sold', async () => {
  const ids = ['a-registration-0001', 'a-registration-0002']
  const customAttributes = ids.map((value) => ({ key: '_registration', value }))
  expect(await note([{ ...seat('listening-early'), customAttributes }])).toBe('differs')
})
