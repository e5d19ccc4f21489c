import { reasonOf } from '@association/content/shared/products/pricing/messages.ts'
import { type Html, html } from '../page/html.ts'
import { amount } from '../page/money.ts'
import { orderName, titleSuffix } from '../page/names.ts'
import type { ShopPage } from '../page/routes.ts'
import type { NumberedOrder } from '../store/shop.ts'
import type { Bill, BillLine } from './bill.ts'
import type { FieldName, FormProblem, PaymentForm } from './form.ts'

type Checkout = {
  token: string
  bill: Bill
  siteUrl: string
  /** Email address; undefined while signed out. */
  customer: string | undefined
  form: Partial<PaymentForm>
  problems?: readonly FormProblem[]
  /** The reason why the payment failed. */
  message?: string
  status?: number
}

export function checkoutPage({ status, ...checkout }: Checkout): ShopPage {
  const { problems = [], message, siteUrl, bill } = checkout
  const hasNothing = bill.lines.every(({ quantity }) => quantity === 0)
  return {
    title: problems.length > 0 || message ? 'Error: Checkout' : 'Checkout',
    ...(status !== undefined && { status }),
    body: html`<h1>Checkout</h1>
${message !== undefined && html`<p class="problem" role="alert">${message}</p>`}${
  problems.length > 0 && problemList(problems)
}
<div class="columns"><div>${hasNothing ? nothingToBuy(siteUrl) : paymentForm(checkout)}</div>
<section class="panel aside" aria-labelledby="summary">${billView(bill)}</section></div>`,
  }
}

const problemList = (problems: readonly FormProblem[]) => html`<div class="problem" role="alert">
<strong>Correct the form</strong>
<ul>${problems.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}</ul></div>`

const nothingToBuy = (siteUrl: string) => html`<div class="panel"><h2>Nothing to buy</h2>
<p>Everything in this order is sold out.</p><p><a class="button" href="${siteUrl}/cart">Return to the cart</a></p></div>`

function paymentForm({ token, bill, customer, form, problems = [] }: Checkout): Html {
  const field = (given: Omit<CheckoutField, 'value' | 'problem'>) =>
    fieldView({
      ...given,
      value: form[given.name] ?? '',
      problem: problems.find((problem) => problem.field === given.name)?.message,
    })
  return html`<form method="post" action="/checkouts/${token}" novalidate>
<section class="panel" aria-labelledby="contact"><h2 id="contact">Contact</h2>
${customer !== undefined && html`<p class="note">Signed in as <strong>${customer}</strong></p>`}
${customer === undefined && field({ name: 'email', label: 'E-mail address', autocomplete: 'email', inputmode: 'email' })}
</section>
<section class="panel" aria-labelledby="payment"><h2 id="payment">Payment</h2>
${field({ name: 'card', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', hint: 'Test cards: 1 is approved, 2 is declined, 3 fails.' })}
${field({ name: 'name', label: 'Name on the card', autocomplete: 'cc-name' })}
<div class="pair"><div>${field({ name: 'expiry', label: 'Expires (MM/YY)', autocomplete: 'cc-exp' })}</div>
<div>${field({ name: 'code', label: 'Security code', autocomplete: 'cc-csc', inputmode: 'numeric' })}</div></div>
</section>
<input type="hidden" name="total" value="${bill.totalCents}">
<button>Pay ${amount(bill.totalCents)}</button></form>`
}

type CheckoutField = {
  name: FieldName
  label: string
  autocomplete: string
  inputmode?: string
  hint?: string
  value: string
  problem: string | undefined
}

function fieldView({
  name,
  label,
  autocomplete,
  inputmode = 'text',
  hint,
  value,
  problem,
}: CheckoutField): Html {
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" inputmode="${inputmode}" required aria-invalid="${
    problem === undefined ? 'false' : 'true'
  }" aria-describedby="${described}">
${problem !== undefined && html`<p class="wrong" id="${name}-problem">${problem}</p>`}
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}`
}

const billView = ({ lines, totalCents }: Bill): Html => html`<h2 id="summary">Order summary</h2>
<ul class="lines">${lines.map(lineView)}</ul>
<p class="sum"><span>Total</span> <span class="amount">${amount(totalCents)}</span></p>`

const lineView = (line: BillLine): Html => html`<li class="line">${pictureOf(line)}
<div><span class="name">${line.sold.productTitle}${titleSuffix(line.sold.title)}</span>
<div class="small">${line.quantity} × ${amount(line.cents)}${priceReason(line)}</div></div>
<span class="amount">${amount(line.cents * line.quantity)}</span>
${lineDetails(line)}</li>`

const pictureOf = ({ sold: { picture } }: BillLine) =>
  picture
    ? html`<img class="picture" src="${picture.url}?w=128&amp;h=128&amp;fit=fill" alt="" width="64" height="64">`
    : html`<span class="picture"></span>`

function priceReason(line: BillLine): string {
  const text = reasonOf(line)
  return text === undefined ? '' : ` · ${text}`
}

function lineDetails({ attributes, quantity, requested }: BillLine): Html | false {
  // As at Shopify, buyers do not see keys that begin with `_`.
  const shown = attributes.filter(({ key, value }) => value && !key.startsWith('_'))
  const isReduced = quantity === 0 || quantity < requested
  if (shown.length === 0 && !isReduced) return false
  return html`<div class="details">${
    isReduced &&
    html`<p class="warning">${quantity === 0 ? 'Sold out' : `Only ${quantity} left, so the quantity is reduced`}</p>`
  }<dl>${shown.map(({ key, value }) => html`<div><dt>${key}:</dt> <dd>${value ?? ''}</dd></div>`)}</dl></div>`
}

export const thankYouPage = ({ number, email, totalCents }: NumberedOrder, siteUrl: string): ShopPage => ({
  title: 'Thank you',
  body: html`<h1>Thank you for your order</h1>
<div class="panel"><p>Order <strong>${orderName(number)}</strong> over ${amount(totalCents)} is paid. The receipt goes to ${email}.</p>
<p><a class="button" href="${siteUrl}/cart?order=completed">Return to the site</a></p>
<p><a href="/account">My Orders</a></p></div>`,
})

export const noCheckoutPage = (siteUrl: string): ShopPage => ({
  title: 'Checkout not found',
  status: 404,
  body: html`<h1>This checkout does not exist</h1>
<p>It may have expired. Your cart is still on the site.</p>
<p><a class="button" href="${siteUrl}/cart">Return to the cart</a></p>`,
})
