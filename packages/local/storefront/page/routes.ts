import type { FastifyInstance, FastifyReply } from 'fastify'
import { policyText } from '../../server/policy.ts'
import type { Shop } from '../shop.ts'
import { type Html, html } from './html.ts'
import { style } from './style.ts'

const policy = policyText({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ['http:', 'https:', 'data:'],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

export type ShopPage = { title: string; body: Html; status?: number }

/** Belongs to one customer, so it is never cached. */
export const sendPage = (reply: FastifyReply, shop: Shop, { title, body, status = 200 }: ShopPage) =>
  reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(documentOf({ title, siteUrl: shop.siteUrl, body }))

export async function pageRoutes(server: FastifyInstance, { shop }: { shop: Shop }) {
  server.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  server.get('/', (_, reply) => sendPage(reply, shop, { title: 'Store', body: welcome(shop) }))
  server.setNotFoundHandler((_, reply) =>
    sendPage(reply, shop, { title: 'Page not found', status: 404, body: notFound(shop) }),
  )
}

const welcome = ({ siteUrl }: Shop) => html`<h1>Association Store</h1>
<p>Products are on <a href="${siteUrl}/">the site of the association</a>. Orders are paid here.</p>
<p><a class="button" href="/account">My Orders</a></p>`

const notFound = ({ siteUrl }: Shop) => html`<h1>Page not found</h1>
<p>The shop has no page at this address. <a href="${siteUrl}/cart">Return to the cart</a> and try again.</p>`

/** Works without JavaScript. */
const documentOf = ({ title, siteUrl, body }: { title: string; siteUrl: string; body: Html }): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Association Store</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">
</head>
<body>
<p class="twin">Local twin of the shop: no money moves</p>
<header class="top"><a class="brand" href="${siteUrl}/">Association Store</a>
<nav aria-label="Shop"><a href="/account">My Orders</a> <a href="${siteUrl}/cart">Return to the cart</a></nav></header>
<main>${body}</main>
</body></html>`.markup
