import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { customerOf } from '../account/visit.ts'
import { orderResource } from '../orders/resources.ts'
import { amount } from '../page/money.ts'
import { sendPage } from '../page/routes.ts'
import type { Shop } from '../shop.ts'
import type { StoredCart } from '../store/shop.ts'
import { billOf } from './bill.ts'
import { type PaymentForm, problemsIn, readForm, resultOf } from './form.ts'
import { checkoutPage, noCheckoutPage, thankYouPage } from './pages.ts'

type OfCheckout = { Params: { token: string } }

export async function checkoutRoutes(server: FastifyInstance, { shop }: { shop: Shop }) {
  server.get<OfCheckout>('/checkouts/:token', (request, reply) => {
    const { token } = request.params
    if (shop.data.order(token)) return reply.redirect(`/checkouts/${token}/thank-you`, 302)
    const cart = shop.data.cart(token)
    if (!cart) return sendPage(reply, shop, noCheckoutPage(shop.siteUrl))
    const customer = customerOf(shop, request)
    const form = { email: customer ?? cart.buyer.email ?? '' }
    const bill = billOf(shop, cart, customer)
    return sendPage(reply, shop, checkoutPage({ token, bill, customer, form, siteUrl: shop.siteUrl }))
  })
  server.post<OfCheckout>('/checkouts/:token', (request, reply) => {
    const { token } = request.params
    const cart = shop.data.cart(token)
    if (!cart) return sendPage(reply, shop, noCheckoutPage(shop.siteUrl))
    // A second click or a resubmitted form leads to the first order.
    if (shop.data.order(token)) return reply.redirect(`/checkouts/${token}/thank-you`, 303)
    return pay(shop, cart, { request, reply })
  })
  server.get<OfCheckout>('/checkouts/:token/thank-you', ({ params }, reply) => {
    const order = shop.data.order(params.token)
    return sendPage(reply, shop, order ? thankYouPage(order, shop.siteUrl) : noCheckoutPage(shop.siteUrl))
  })
}

async function pay(
  shop: Shop,
  cart: StoredCart,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const customer = customerOf(shop, request)
  const given = readForm(request.body)
  const form: PaymentForm = customer === undefined ? given : { ...given, email: customer }
  const bill = billOf(shop, cart, customer)
  const again = (more: { status: number; message?: string; problems?: ReturnType<typeof problemsIn> }) =>
    sendPage(
      reply,
      shop,
      checkoutPage({ token: cart.id, bill, customer, form, siteUrl: shop.siteUrl, ...more }),
    )

  const problems = problemsIn(form, shop.now())
  if (problems.length > 0) return again({ status: 422, problems })
  if (form.total !== String(bill.totalCents) || bill.lines.every(({ quantity }) => quantity === 0))
    return again({
      status: 409,
      message: `The order has changed. The total is now ${amount(bill.totalCents)}.`,
    })
  const result = resultOf(form)
  if (result !== 'approved') return again(refusals[result])
  const order = shop.data.placeOrder(cart.id, {
    email: form.email,
    at: shop.now().toISOString(),
    totalCents: bill.totalCents,
    lines: bill.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ sold: { variantId, productTitle, title }, quantity, cents, attributes }) => ({
        ...{ variantId, productTitle, title, quantity, cents, attributes },
      })),
    attributes: cart.attributes,
  })
  await shop.webhooks.send('orders/paid', orderResource(order))
  return reply.redirect(`/checkouts/${cart.id}/thank-you`, 303)
}

const refusals = {
  declined: { status: 402, message: 'Your card was declined. You have not been charged. Try another card.' },
  failed: { status: 502, message: 'The payment failed. You have not been charged. Try again in a moment.' },
}
