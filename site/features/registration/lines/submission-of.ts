import { type EditionState, stateOf } from '@association/content/shared/events/edition.ts'
import type { Step } from '../answers.ts'
import type { Draft } from '../draft.ts'
import type { Context } from '../machine/context.ts'
import type { Problem } from '../machine/problems/problem.ts'
import { problemsOf } from '../machine/problems/problems-of.ts'
import { firstOpenStep } from '../machine/progress.ts'
import { valuesOf } from '../machine/texts.ts'
import { changesSince, type QuoteChange } from './changes-since.ts'
import { type Buyer, linesOf, type RegistrationLine } from './lines-of.ts'
import { gapsOf, type Quote, quoteOf } from './quote.ts'

/** Only `ready` reserves seats and fills the cart. */
export type Submission =
  | { kind: 'ready'; lines: readonly RegistrationLine[]; total: number }
  | { kind: 'submitted' }
  | { kind: 'shut'; state: Exclude<EditionState, 'open'> }
  | { kind: 'incomplete'; step: Step; problems: readonly Problem[] }
  /** To agree, the visitor submits again with `now` as `shown`. */
  | { kind: 'changed'; changes: readonly QuoteChange[]; now: Quote }

type Submit = {
  buyer: Buyer
  /** The quote of the review. If undefined, everything is a change. */
  shown: Quote | undefined
}

export function submissionOf(draft: Draft, context: Context, { buyer, shown }: Submit): Submission {
  if (draft.submittedAt !== undefined) return { kind: 'submitted' }
  const state = stateOf(context.edition, context.now)
  if (state !== 'open') return { kind: 'shut', state }
  const gaps = gapsOf(draft, context, buyer)
  const step = firstOpenStep(draft, context)
  if (step !== 7 && gaps.length === 0) return incomplete(draft, context, step)
  const now = quoteOf(draft, context, buyer)
  const changes = changesSince(shown ?? nothingShown, now, gaps)
  // An unknown price is a change, too.
  if (changes.length > 0 || now.total === null) return { kind: 'changed', changes, now }
  return { kind: 'ready', lines: linesOf(draft, context.edition, buyer), total: now.total }
}

const nothingShown: Quote = { total: 0, lines: [] }

const incomplete = (draft: Draft, context: Context, step: Step): Submission => ({
  kind: 'incomplete',
  step,
  problems: problemsOf(step, valuesOf(draft, step), context),
})
