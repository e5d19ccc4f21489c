import type { Draft } from '../draft.ts'
import type { Context } from '../machine/context.ts'
import { changesSince, type QuoteChange } from './changes-since.ts'
import type { Buyer } from './lines-of.ts'
import { gapsOf, type Quote, quoteOf } from './quote.ts'

/** Prices depend only on time, so the quote is not stored. */
export function quoteWhenChosen(draft: Draft, context: Context, buyer: Buyer): Quote {
  const chosenAt = draft.answers[1]?.at ?? buyer.now
  return quoteOf(draft, context, { ...buyer, now: Math.min(chosenAt, buyer.now) })
}

export const changesSinceChosen = (draft: Draft, context: Context, buyer: Buyer): QuoteChange[] =>
  changesSince(
    quoteWhenChosen(draft, context, buyer),
    quoteOf(draft, context, buyer),
    gapsOf(draft, context, buyer),
  )
