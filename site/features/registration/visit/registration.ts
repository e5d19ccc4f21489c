import type { Edition } from '@association/content/define/event.ts'
import {
  currentEdition,
  type EditionState,
  offerIn,
  stateOf,
  tierOf,
} from '@association/content/shared/events/edition.ts'
import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import type { Platform } from '@association/services/platform'
import type { Session } from '../../session/session.ts'
import type { MemberData } from '../../viewer-data/member-data.ts'
import { pricingOf } from '../../viewer-data/viewer-answer-of.ts'
import type { Availability } from '../book.ts'
import type { Draft } from '../draft.ts'
import type { DraftVisitor } from '../draft-store/draft-store.ts'
import type { Buyer } from '../lines/lines-of.ts'
import type { Context } from '../machine/context.ts'

export type Visitor = {
  session: Session
  platform: Platform | undefined
  load(): Promise<MemberData>
}

export type Visit = { headers: Headers }

export type RegistrationNeeds = {
  editions(): Promise<readonly Edition[]>
  visitor(visit: Visit): Promise<Visitor | undefined>
  openDraft(visitor: DraftVisitor, edition: string): Promise<Draft>
  /** Rejects while the seats are unknown. */
  availability(edition: Edition, visitor: { id: string; subject?: string }): Promise<Availability>
  /** Rejects while the payment is unknown. */
  isPaid(edition: Edition, owned: { id: string; subject: string }): Promise<boolean>
  now(): number
}

export type Registration = {
  edition: Edition
  draft: Draft
  context: Context
  buyer: Buyer
  visitor: Visitor | undefined
  /** The submit checks the seats again. */
  areSeatsKnown: boolean
}

export type FoundRegistration =
  | { kind: 'open'; registration: Registration }
  /** Registration is not open yet, or over. `next` is or will be open. */
  | { kind: 'shut'; edition: Edition; state: Exclude<EditionState, 'open'>; next: Edition | undefined }
  /** The content lacks what the shop needs. */
  | { kind: 'unsold'; edition: Edition }
  | { kind: 'unknown'; current: Edition | undefined }

/** Without a key, finds the current edition. */
export async function findRegistration(
  visit: Visit,
  key: string | undefined,
  needs: RegistrationNeeds,
): Promise<FoundRegistration> {
  const now = needs.now()
  const editions = (await needs.editions()).filter(({ kind }) => kind === 'fall-institute')
  const current = currentEdition(editions, 'fall-institute', now)
  const edition = key === undefined ? current : editions.find((each) => each.key === key)
  if (!edition) return { kind: 'unknown', current }
  const state = stateOf(edition, now)
  if (state !== 'open') {
    const next = current === edition || !current || stateOf(current, now) === 'over' ? undefined : current
    return { kind: 'shut', edition, state, next }
  }
  if (!isSold(edition, now)) return { kind: 'unsold', edition }
  return { kind: 'open', registration: await openRegistration(visit, edition, { ...needs, now: () => now }) }
}

/** Requires a course for sale, and an event id for orders. */
const isSold = (edition: Edition, now: number) =>
  edition.eventId !== undefined &&
  edition.extras.guest !== undefined &&
  edition.courses.some((course) => offerIn(course, tierOf(edition, now)) !== undefined)

async function openRegistration(
  visit: Visit,
  edition: Edition,
  needs: RegistrationNeeds,
): Promise<Registration> {
  const now = needs.now()
  const visitor = await needs.visitor(visit)
  const [draft, buyer] = await Promise.all([
    needs.openDraft({ headers: visit.headers, session: visitor?.session }, edition.key),
    buyerOf(visitor, now),
  ])
  const { isVanguard } = buyer
  const subject = visitor?.session.subject
  const who = { id: draft.id, ...(subject !== undefined && { subject }) }
  const seats = await needs.availability(edition, who).catch(() => undefined)
  return {
    edition,
    draft,
    context: { edition, availability: seats ?? { courses: {}, activities: {} }, now, isVanguard },
    buyer,
    visitor,
    areSeatsKnown: seats !== undefined,
  }
}

async function buyerOf(visitor: Visitor | undefined, now: number): Promise<Buyer> {
  if (!visitor) return { pricing: guestPricing, isVanguard: false, now }
  const { session } = visitor
  const data = await visitor.load()
  const pricing = pricingOf(session, data)
  return {
    pricing: pricing ?? guestPricing,
    isVanguard: session.isVanguard,
    isMembershipUnknown: pricing === undefined,
    now,
  }
}
