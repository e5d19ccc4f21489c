import { money } from '@association/content/shared/products/pricing/money.ts'
import type { QuoteChange } from './changes-since.ts'
import type { JoiningOffer } from './saving-of.ts'

export function changeSentence(change: QuoteChange): string {
  switch (change.kind) {
    case 'tier':
      return `The ${change.from} prices have ended, and the ${change.to} prices hold now. Your total was ${money(change.fromTotal)} and is now ${money(change.toTotal)}.`
    case 'price':
      return `${change.name} cost ${money(change.from)} and now costs ${money(change.to)}.`
    case 'quantity':
      return `${change.name}: you saw ${change.from}, and now it is ${change.to}.`
    case 'added':
      return `${change.name} was added for ${money(change.total)}.`
    case 'removed':
      return `${change.name} for ${money(change.total)} is no longer part of your registration.`
    case 'unpriced':
      return `The price of ${change.name} is not known yet. You cannot register for it before it is announced.`
    case 'full':
      return `${change.name} is sold out. Change your choice.`
    case 'unsold':
      return `${change.name} is not sold online any more. Change your choice.`
  }
}

export function joiningSentence({ costs, saves, totalJoined, totalOtherwise }: JoiningOffer): string {
  if (costs === null) return 'The price of a membership is to be announced.'
  const price = `A year of membership costs ${money(costs)}`
  if (saves === null || totalJoined === null || totalOtherwise === null)
    return `${price}. What it saves on this registration is to be announced.`
  if (saves <= 0) return `${price} and saves nothing on this registration.`
  const saved = `${price} and saves ${money(saves)} on this registration`
  const difference = totalOtherwise - totalJoined
  if (difference === 0) return `${saved}. You pay the same in all.`
  return difference > 0
    ? `${saved}. You pay ${money(difference)} less in all.`
    : `${saved}. You pay ${money(-difference)} more in all.`
}
