import type { Edition } from '@association/content/define/event.ts'
import type { Cents } from '@association/content/shared/products/pricing/cents.ts'
import type { Draft } from '../draft.ts'
import { valuesOf } from '../machine/texts.ts'
import { type Buyer, canJoin, linesOf, totalOf } from './lines-of.ts'

/** Cents; `null` for an unknown price. */
export type JoiningOffer = {
  costs: Cents
  saves: Cents
  totalJoined: Cents
  totalOtherwise: Cents
}

export function savingOf(draft: Draft, edition: Edition, buyer: Buyer): JoiningOffer | undefined {
  if (!canJoin(edition, buyer)) return undefined
  const joined = linesOf(withJoin(draft, 'yes'), edition, buyer)
  const totalOtherwise = totalOf(linesOf(withJoin(draft, ''), edition, buyer))
  const totalWithout = totalOf(joined.filter(({ key }) => key !== 'membership'))
  return {
    costs: joined.find(({ key }) => key === 'membership')?.total ?? null,
    saves: totalWithout === null || totalOtherwise === null ? null : totalOtherwise - totalWithout,
    totalJoined: totalOf(joined),
    totalOtherwise,
  }
}

function withJoin(draft: Draft, join: 'yes' | ''): Draft {
  const first = { at: 0, isAttempted: false, ...draft.answers[1], values: { ...valuesOf(draft, 1), join } }
  return { ...draft, answers: { ...draft.answers, 1: first } }
}
