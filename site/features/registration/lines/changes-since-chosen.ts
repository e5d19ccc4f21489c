import type { Draft } from '../draft.ts'
import type { Context } from '../machine/context.ts'
import { type Change, changesSince } from './changes-since.ts'
import type { Buyer } from './lines-of.ts'
import { gapsOf, type Quote, quoteOf } from './quote.ts'

/** What the registration cost when the visitor chose the courses. A price depends on the time alone, so nothing stores it. */
export function quoteWhenChosen(draft: Draft, context: Context, buyer: Buyer): Quote {
  const chosenAt = draft.answers[1]?.at ?? buyer.now
  return quoteOf(draft, context, { ...buyer, now: Math.min(chosenAt, buyer.now) })
}

/** What changed since the visitor chose the courses, such as a price tier that ended. */
export const changesSinceChosen = (draft: Draft, context: Context, buyer: Buyer): Change[] =>
  changesSince(
    quoteWhenChosen(draft, context, buyer),
    quoteOf(draft, context, buyer),
    gapsOf(draft, context, buyer),
  )
