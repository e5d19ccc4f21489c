import { lineTotal } from '@association/content/shared/products/pricing/cents.ts'
import { reasonOf } from '@association/content/shared/products/pricing/messages.ts'
import { money, priceText } from '@association/content/shared/products/pricing/money.ts'
import { isJoining, linesOf, type RegistrationLine, totalOf } from '../lines/lines-of.ts'
import { messages } from '../pages/messages.ts'
import type { SummaryLine, SummaryView } from '../registration-form/show-summary.ts'
import type { Registration } from './registration.ts'

export function summaryOf({ draft, edition, buyer, visitor, areSeatsKnown }: Registration): SummaryView {
  const lines = linesOf(draft, edition, buyer)
  return {
    lines: lines.map(lineWords),
    total: money(totalOf(lines)),
    notes: [
      ...(visitor || isJoining(draft, edition, buyer) ? [] : [messages.guestTotal]),
      messages.taxes,
      ...(areSeatsKnown ? [] : [messages.capacityUnknown]),
    ],
  }
}

export function lineWords({ name, quantity, price, total }: RegistrationLine): SummaryLine {
  const list = lineTotal(price.listCents, quantity)
  const reason = price.rule === 'program' ? messages.sameForAll : reasonOf(price)
  return {
    name,
    quantity,
    amount: priceText(total),
    ...(total !== null && list !== total && { list: priceText(list) }),
    ...(reason !== undefined && { reason }),
  }
}
