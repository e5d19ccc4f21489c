import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from './sign-out.ts'

afterEach(() => vi.unstubAllGlobals())

async function click(stored: Record<string, string>, { ctrlKey = false, hangs = false } = {}) {
  const removed: string[] = []
  const noted: string[] = []
  const storage = Object.defineProperties(
    { ...stored },
    {
      removeItem: { value: (name: string) => void removed.push(name) },
      setItem: { value: (name: string) => void noted.push(name) },
      getItem: { value: (name: string) => stored[name] ?? null },
      key: { value: (index: number) => Object.keys(stored)[index] ?? null },
      length: { value: Object.keys(stored).length },
    },
  )
  vi.stubGlobal('localStorage', storage)
  const done: string[] = []
  const event = { ctrlKey, button: 0, preventDefault: () => done.push('waits') } as unknown as MouseEvent
  const link = { href: 'https://site/auth/logout' } as HTMLAnchorElement
  await signOut(event, link, {
    forgetRegistrations: () => (hangs ? new Promise(() => {}) : Promise.resolve(done.push('forgets'))),
    leave: (url) => done.push(`leaves to ${url}`),
    patienceMs: 1,
  })
  expect(noted, 'the sign-in stays noted until the session has ended').toEqual(['signed-in'])
  return done
}

const cartWith = (key: string) => ({
  'storefront-cart': `{"41":{"customAttributes":[{"key":"${key}","value":"r"}]}}`,
})
const named = cartWith('_registration')

test('a sign-out without a registration in the cart is a plain link', async () =>
  expect(await click({ 'storefront-cart': '{"41":{"quantity":1}}' })).toEqual([]))

test('a sign-out first removes registrations from the cart', async () =>
  expect(await click(named)).toEqual(['waits', 'forgets', 'leaves to https://site/auth/logout']))

test('a sign-out knows the key of older carts, too', async () =>
  expect(await click(cartWith('Registration'))).toEqual([
    'waits',
    'forgets',
    'leaves to https://site/auth/logout',
  ]))

test('a sign-out leaves after a while, also if the cart cannot be changed', async () =>
  expect(await click(named, { hangs: true })).toEqual(['waits', 'leaves to https://site/auth/logout']))

test('a sign-out in a new tab leaves this page where it is', async () =>
  expect(await click(named, { ctrlKey: true })).toEqual(['forgets']))
