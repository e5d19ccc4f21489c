import { html } from '../page/html.ts'
import { amount } from '../page/money.ts'
import { orderName, titleSuffix } from '../page/names.ts'
import type { ShopPage } from '../page/routes.ts'
import type { Shop } from '../shop.ts'
import type { NumberedOrder } from '../store/shop.ts'

const title = 'My Orders'

export function ordersPage(shop: Shop, email: string | undefined): ShopPage {
  if (email === undefined) return { title, status: 401, body: signedOut(shop) }
  const orders = shop.data.ordersOf(email)
  return {
    title,
    body: html`<h1>${title}</h1>
<div class="account"><p>Signed in as ${email}</p>
<form method="post" action="/account/logout"><button class="link">Sign out</button></form></div>
${orders.length === 0 && html`<p class="note">You have no orders yet.</p>`}
${orders.length > 0 && html`<ol class="orders">${orders.map(orderView)}</ol>`}`,
  }
}

const signedOut = ({ siteUrl }: Shop) => html`<h1>${title}</h1>
<p>To see your orders, log in on <a href="${siteUrl}/">the site of the association</a> and choose “${title}” in your menu.</p>`

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const orderView = ({ number, at, lines, totalCents }: NumberedOrder) => html`<li class="order">
<header><h2>Order ${orderName(number)}</h2><time class="small" datetime="${at}">${day.format(new Date(at))}</time></header>
<ul>${lines.map(
  (line) => html`<li><span>${line.quantity} × ${line.productTitle}${titleSuffix(line.title)}</span>
<span class="amount">${amount(line.cents * line.quantity)}</span></li>`,
)}</ul>
<p class="sum"><span>Total</span> <span class="amount">${amount(totalCents)}</span></p></li>`
