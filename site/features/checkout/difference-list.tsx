import { money } from '@association/content/shared/products/pricing/money.ts'
import type { Difference } from './created-checkout.ts'
import { reviewMessages as messages } from './review-messages.ts'

export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => (
  <ul>
    {differences.map((difference) => (
      <li key={sentenceOf(difference)}>{sentenceOf(difference)}</li>
    ))}
  </ul>
)

export function sentenceOf(difference: Difference): string {
  switch (difference.kind) {
    case 'soldOut':
    case 'missing':
    case 'ended':
    case 'unlisted':
      return messages[difference.kind](difference.name)
    case 'fewer':
      return messages.fewer(difference)
    case 'price':
      return messages.otherPrice(difference.name, money(difference.shownCents), money(difference.shopCents))
    case 'signedOut':
      return messages.signedOut(money(difference.yourCents), money(difference.shopCents))
    case 'refused':
      return difference.message
  }
}
