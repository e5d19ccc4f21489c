import type { FastifyInstance } from 'fastify'
import { type MultipassCustomer, readMultipassToken } from '../../members/multipass.ts'
import { html } from '../page/html.ts'
import { type ShopPage, sendPage } from '../page/routes.ts'
import type { Shop } from '../shop.ts'
import { ordersPage } from './orders-page.ts'
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
