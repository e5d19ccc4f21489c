import { stateOf, tierOf } from '@association/content/shared/events/edition.ts'
import type { RegistrationDocument } from '../book/documents.ts'
import { ownerOf } from '../book/registrations.ts'
import { isJoining, type RegistrationLine } from '../lines/lines-of.ts'
import type { Context } from '../machine/context.ts'
import type { SubmitAnswer } from '../submit-answer.ts'
import type { Registration, Visitor } from '../visit/registration.ts'

export type OwnedRegistration = Registration & { visitor: Visitor }

/** `total` is in cents. */
type Purchase = { lines: readonly RegistrationLine[]; total: number }

export function documentOf(
  { visitor, draft, context, buyer }: OwnedRegistration,
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

/** `tier` is the price tier at the time of the submit. Returns true while its prices hold and registration is open. */
export const canStillBuy = (tier: string | null, { edition, now }: Pick<Context, 'edition' | 'now'>) =>
  stateOf(edition, now) === 'open' && (tierOf(edition, now)?.name ?? null) === tier

type SubmittedAnswer = Extract<SubmitAnswer, { outcome: 'submitted' }>

export const submittedAnswer = ({ lines, total }: Purchase): SubmittedAnswer => ({
  outcome: 'submitted',
  lines: lines.map(({ variantId, quantity, customAttributes }) => ({
    variantId,
    quantity,
    customAttributes,
  })),
  total,
})
