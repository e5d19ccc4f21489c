import type { Draft } from '../draft.ts'
import type { Context } from '../machine/context.ts'
import { type Change, changesSince } from './changes-since.ts'
import type { Buyer } from './lines-of.ts'
import { gapsOf, quoteOf } from './quote.ts'

/**
 * What changed since the visitor chose the courses. Prices depend on the time alone, so the quote of that time needs no
 * storage.
 */
export function changesSinceChosen(draft: Draft, context: Context, buyer: Buyer): Change[] {
  const chosenAt = draft.answers[1]?.at ?? buyer.now
  const then = quoteOf(draft, context, { ...buyer, now: Math.min(chosenAt, buyer.now) })
  return changesSince(then, quoteOf(draft, context, buyer), gapsOf(draft, context, buyer))
}
