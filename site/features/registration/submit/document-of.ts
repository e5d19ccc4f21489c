import { stateOf, tierOf } from '@association/content/shared/events/edition.ts'
import type { RegistrationDocument } from '../book/documents.ts'
import { ownerOf } from '../book/registrations.ts'
import { isJoining, type RegistrationLine } from '../lines/lines-of.ts'
import type { Context } from '../machine/context.ts'
import type { SubmitAnswer } from '../submit-answer.ts'
import type { Registration, Visitor } from '../visit/registration.ts'

export type Owned = Registration & { visitor: Visitor }

type Purchase = { lines: readonly RegistrationLine[]; total: number }

export function documentOf(
  { visitor, draft, context, buyer }: Owned,
  { lines, total }: Purchase,
): RegistrationDocument {
  const { edition, now } = context
  return {
    id: draft.id,
    edition: edition.key,
    owner: ownerOf(visitor.session.subject),
    draft,
    lines,
    total,
    tier: tierOf(edition, now)?.name ?? null,
    isVanguard: buyer.isVanguard,
    isJoining: isJoining(draft, edition, buyer),
    submittedAt: now,
  }
}

type Submitted = Extract<SubmitAnswer, { outcome: 'submitted' }>

export const canStillBuy = (tier: string | null, { edition, now }: Pick<Context, 'edition' | 'now'>) =>
  stateOf(edition, now) === 'open' && (tierOf(edition, now)?.name ?? null) === tier

export const submittedAnswer = ({ lines, total }: Purchase): Submitted => ({
  outcome: 'submitted',
  lines: lines.map(({ variantId, quantity, customAttributes }) => ({
    variantId,
    quantity,
    customAttributes,
  })),
  total,
})
