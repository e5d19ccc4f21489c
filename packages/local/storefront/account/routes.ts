import type { FastifyInstance } from 'fastify'
import { type MultipassCustomer, readMultipassToken } from '../../members/multipass.ts'
import { html } from '../page/html.ts'
import { amount } from '../page/money.ts'
import { orderName, titleSuffix } from '../page/names.ts'
import { type ShopPage, sendPage } from '../page/routes.ts'
import type { Shop } from '../shop.ts'
import type { NumberedOrder } from '../store/shop.ts'
import { customerOf, signIn, signOut } from './visit.ts'

type Options = { shop: Shop; multipassSecret: string }

/** Shopify accepts a Multipass link for 15 minutes. */
const validMs = 15 * 60 * 1000
/** Tolerates different clocks of two machines. */
const aheadMs = 60 * 1000

export async function accountRoutes(server: FastifyInstance, { shop, multipassSecret }: Options) {
  server.get<{ Params: { '*': string } }>('/account/login/multipass/*', (request, reply) => {
    const token = request.params['*']
    const customer = readMultipassToken(multipassSecret, token)
    if (!customer) return sendPage(reply, shop, refusal('The link was not made for this shop.', shop.siteUrl))
    const next = returnTo(shop, customer)
    const problem = problemOf(shop, customer, token)
    if (problem) return sendPage(reply, shop, refusal(problem, next))
    return signIn(shop, reply, customer.email).redirect(next, 302)
  })
  server.get('/account', (request, reply) =>
    sendPage(reply, shop, ordersPage(shop, customerOf(shop, request))),
  )
  server.post('/account/logout', (request, reply) => signOut(shop, request, reply).redirect('/account', 303))
}

function problemOf(shop: Shop, { created_at }: MultipassCustomer, token: string): string | undefined {
  const ageMs = shop.now().getTime() - Date.parse(created_at)
  if (!(ageMs < validMs && ageMs > -aheadMs)) return 'The link is too old.'
  return shop.data.spendToken(token) ? undefined : 'The link was used before.'
}

/** The page of the orders replaces an external URL: a link is no open redirect. */
function returnTo(shop: Shop, { return_to = '' }: MultipassCustomer): string {
  if (!URL.canParse(return_to, shop.url())) return '/account'
  const { origin, pathname, search } = new URL(return_to, shop.url())
  if (return_to === '' || origin !== shop.url()) return '/account'
  return `/${pathname.replace(/^\/+/, '')}${search}`
}

const refusal = (reason: string, next: string): ShopPage => ({
  title: 'Sign-in failed',
  status: 403,
  body: html`<h1>You are not signed in</h1>
<p class="problem" role="alert">${reason} Go back to the site and follow the link again.</p>
<p><a class="button" href="${next}">Continue without signing in</a></p>`,
})

const ordersTitle = 'My Orders'

function ordersPage(shop: Shop, email: string | undefined): ShopPage {
  if (email === undefined) return { title: ordersTitle, status: 401, body: signedOut(shop) }
  const orders = shop.data.ordersOf(email)
  return {
    title: ordersTitle,
    body: html`<h1>${ordersTitle}</h1>
<div class="account"><p>Signed in as ${email}</p>
<form method="post" action="/account/logout"><button class="link">Sign out</button></form></div>
${orders.length === 0 && html`<p class="note">You have no orders yet.</p>`}
${orders.length > 0 && html`<ol class="orders">${orders.map(orderView)}</ol>`}`,
  }
}

const signedOut = ({ siteUrl }: Shop) => html`<h1>${ordersTitle}</h1>
<p>To see your orders, log in on <a href="${siteUrl}/">the site of the association</a> and choose “${ordersTitle}” in your menu.</p>`

const orderDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const orderView = ({ number, at, lines, totalCents }: NumberedOrder) => html`<li class="order">
<header><h2>Order ${orderName(number)}</h2><time class="small" datetime="${at}">${orderDay.format(new Date(at))}</time></header>
<ul>${lines.map(
  (line) => html`<li><span>${line.quantity} × ${line.productTitle}${titleSuffix(line.title)}</span>
<span class="amount">${amount(line.cents * line.quantity)}</span></li>`,
)}</ul>
<p class="sum"><span>Total</span> <span class="amount">${amount(totalCents)}</span></p></li>`
