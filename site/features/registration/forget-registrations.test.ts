import { expect, test } from 'vitest'
import type { Cart } from '../cart-data/cart.ts'
import { parsePending, pendingText } from '../checkout/pending/pending-checkout.ts'
import { forgetRegistrations } from './forget-registrations.ts'

const entry = (key: string, value: string) => ({ quantity: 1, customAttributes: [{ key, value }] })
const names = { key: 'Attendee', value: 'Ada Okafor' }
const seat = {
  ...entry('Registration', 'a-registration-0001'),
  customAttributes: [{ key: 'Registration', value: 'a-registration-0001' }, names],
}
const cart: Cart = { seat, book: entry('Edition', 'signed') }
const book = { book: entry('Edition', 'signed') }

function device(text: string | null) {
  let [current, stored] = [cart, text]
  const pending = {
    read: () => stored,
    write(changed: string) {
      stored = changed
      return true
    },
    remove() {},
  }
  const changeCart = async (change: (before: Cart) => Cart) => {
    current = change(current)
  }
  return { notes: { pending, changeCart }, cart: () => current, stored: () => stored }
}

test('a sign-out removes the lines of registrations from the cart, and no other', async () => {
  const on = device(null)
  await forgetRegistrations(on.notes)
  expect([on.cart(), on.stored()]).toEqual([book, null])
  const left = on.cart()
  await forgetRegistrations(on.notes)
  expect(on.cart()).toBe(left)
})

test('a sign-out removes them from the open checkouts of the device, too', async () => {
  const left = (cartId: string, bought: Cart) => ({ cart: bought, cartId, at: 1, state: 'left' as const })
  const on = device(pendingText([left('both', cart), left('registration', { seat })]))
  await forgetRegistrations(on.notes)
  expect(parsePending(on.stored())).toEqual([left('both', book)])
  expect(on.stored()).not.toContain('Okafor')
})
