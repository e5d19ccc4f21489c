import { reasonOf } from '@association/content/shared/products/pricing/messages.ts'
import { type Html, html } from '../page/html.ts'
import { amount } from '../page/money.ts'
import { titleSuffix } from '../page/names.ts'
import type { Bill, BillLine } from './bill.ts'

export const billView = ({ lines, totalCents }: Bill): Html => html`<h2 id="summary">Order summary</h2>
<ul class="lines">${lines.map(lineView)}</ul>
<p class="sum"><span>Total</span> <span class="amount">${amount(totalCents)}</span></p>`

const lineView = (line: BillLine): Html => html`<li class="line">${pictureOf(line)}
<div><span class="name">${line.sold.productTitle}${titleSuffix(line.sold.title)}</span>
<div class="small">${line.quantity} × ${amount(line.cents)}${reason(line)}</div></div>
<span class="amount">${amount(line.cents * line.quantity)}</span>
${details(line)}</li>`

const pictureOf = ({ sold: { picture } }: BillLine) =>
  picture
    ? html`<img class="picture" src="${picture.url}?w=128&amp;h=128&amp;fit=fill" alt="" width="64" height="64">`
    : html`<span class="picture"></span>`

function reason(line: BillLine): string {
  const text = reasonOf(line)
  return text === undefined ? '' : ` · ${text}`
}

function details({ attributes, quantity, requested }: BillLine): Html | false {
  // As at Shopify, buyers do not see keys that begin with `_`.
  const shown = attributes.filter(({ key, value }) => value && !key.startsWith('_'))
  const isReduced = quantity === 0 || quantity < requested
  if (shown.length === 0 && !isReduced) return false
  return html`<div class="details">${
    isReduced &&
    html`<p class="warning">${quantity === 0 ? 'Sold out' : `Only ${quantity} left, so the quantity is reduced`}</p>`
  }<dl>${shown.map(({ key, value }) => html`<div><dt>${key}:</dt> <dd>${value ?? ''}</dd></div>`)}</dl></div>`
}
