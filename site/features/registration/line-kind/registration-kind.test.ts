import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '../../cart-data/cart.ts'
import { checkOut } from '../../checkout/check-out.ts'
import { CheckoutError } from '../../checkout/checkout-error.ts'
import { problemText } from '../../checkout/checkout-view.tsx'
import { holdSeats, registrationKind } from './registration-kind.ts'

const line = (registration: string) => ({
  quantity: 1,
  customAttributes: [{ key: '_registration', value: registration }],
})
const cart: Cart = { golf: line('one'), course: line('one'), book: { quantity: 2 } }
const asked: string[] = []
let status = 204
const answer: RequestListener = async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  asked.push(`${request.method} ${request.url} ${body}`)
  response.writeHead(status).end()
}
const server = createServer(answer)

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  // A browser adds the origin of the page.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})
beforeEach(() => {
  asked.splice(0)
  status = 204
})

const checkOutWith = (given: Cart) =>
  checkOut({
    sendEvent: () => {},
    onCheckout: () => holdSeats(given),
    createCheckout: async () => {
      asked.push('checkout')
      return { cartId: '1', checkoutUrl: 'https://shop.test', lines: [], differences: [] }
    },
    agreesTo: async () => true,
    decline: () => {},
    signInLink: async (url) => ({ url, isSignedIn: true }),
    withoutSignIn: () => [],
    leave: () => {},
    resetCart: async () => {},
    logError: () => {},
  }).catch((error: unknown) => error)

test('each registration in the cart is held once, before the checkout is made', async () => {
  expect(await checkOutWith(cart)).toBe('left')
  expect(asked).toEqual(['POST /api/registration/hold {"id":"one"}', 'checkout'])
})

test('a cart without a registration asks nothing', async () => {
  await checkOutWith({ book: { quantity: 1 } })
  expect(asked).toEqual(['checkout'])
})

test.each([404, 409, 503])(
  'seats that are gone (%i) stop the checkout with the words of ER-001 (CA-031)',
  async (code) => {
    status = code
    const error = await checkOutWith(cart)
    if (!(error instanceof CheckoutError)) throw error
    expect(problemText(error.problem, { supportEmail: 'help@example.org', lineKind: registrationKind })).toBe(
      'Sorry, an error occurred. Please contact help@example.org if this issue continues.',
    )
    expect(asked).not.toContain('checkout')
  },
)

test('a session that ended asks to log in', async () => {
  status = 401
  expect(await checkOutWith(cart)).toMatchObject({ problem: 'session' })
})
