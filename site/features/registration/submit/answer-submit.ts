import { stateOf, tierOf } from '@association/content/shared/events/edition.ts'
import { inTime } from '@association/services/upstream'
import * as v from 'valibot'
import { ownRequest } from '../../../security/own-request.ts'
import { privateHeaders } from '../../../security/private-headers.ts'
import { problem } from '../../../security/problem.ts'
import type { Session } from '../../session/session.ts'
import { availabilityOf } from '../book/availability.ts'
import { ownerOf, type Registrations } from '../book/registrations.ts'
import type { Draft } from '../draft.ts'
import type { DraftVisitor, SavedDraft } from '../draft-store/draft-store.ts'
import { canAgree } from '../lines/changes-since.ts'
import { type Buyer, isJoining, type RegistrationLine } from '../lines/lines-of.ts'
import { changeSentence } from '../lines/messages.ts'
import { parseQuote, type Quote } from '../lines/quote.ts'
import { type Submission, submissionOf } from '../lines/submission-of.ts'
import type { Context } from '../machine/context.ts'
import { messages } from './messages.ts'
import type { SubmitAnswer } from './submit-answer.ts'
import { wantedOf } from './wanted-of.ts'
import { whenAway } from './when-away.ts'

/** A registration of somebody who is signed in, with the seats of now. */
export type OpenRegistration = { session: Session; draft: Draft; context: Context; buyer: Buyer }

export type SubmitParts = {
  config: { siteUrl: string; hosts: readonly string[] }
  sessionOf(request: Request): Promise<Session | undefined>
  /** The registration of the visitor for the edition with this key; undefined if there is no such edition. */
  open(request: Request, session: Session, edition: string): Promise<OpenRegistration | undefined>
  registrations: Registrations
  saveDraft(draft: Draft, visitor: DraftVisitor): Promise<SavedDraft>
  /** Writes the attendee to the member platform. False if it failed. */
  saveProfile(registration: OpenRegistration): Promise<boolean>
  log: { warn(message: string): void }
}

/** Milliseconds that the member platform may take. The registration does not depend on it. */
const profileMs = 3000

const asked = v.object({
  edition: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  shown: v.optional(v.unknown()),
})

/**
 * `POST /api/registration/submit` with `{ edition, id, shown }`: checks everything again and reserves the seats, once for
 * each id. `shown` is the quote that the visitor saw: any difference is an answer of its own, and reserves nothing.
 */
export async function answerSubmit(request: Request, parts: SubmitParts): Promise<Response> {
  const session = await parts.sessionOf(request)
  if (!session) return problem(401, messages.loggedOut)
  const body = await ownRequest(request, parts.config)
  if (body instanceof Response) return body
  const { success, output } = v.safeParse(asked, body)
  if (!success) return problem(400, messages.badBody)
  return whenAway(parts.log, async () => {
    const registration = await parts.open(request, session, output.edition)
    if (!registration) return problem(404, messages.unknown)
    if (registration.draft.id !== output.id) return problem(409, messages.otherDraft)
    return submit(request, registration, { shown: parseQuote(output.shown), parts })
  })
}

type Submitting = { shown: Quote | undefined; parts: SubmitParts }

async function submit(request: Request, registration: OpenRegistration, { shown, parts }: Submitting) {
  const { draft, context, buyer } = registration
  const submission = submissionOf(draft, context, { buyer, shown })
  switch (submission.kind) {
    case 'submitted':
      return again(registration, parts)
    case 'shut':
      return problem(409, messages.shut[submission.state])
    case 'incomplete':
      return json(submission)
    case 'changed':
      return json(changedAnswer(submission))
    case 'ready':
      return reserve(request, registration, { submission, parts })
  }
}

const changedAnswer = ({ changes, now }: Extract<Submission, { kind: 'changed' }>): SubmitAnswer => ({
  kind: 'changed',
  changes: changes.map((change) => ({
    sentence: changeSentence(change),
    step: 'step' in change ? change.step : undefined,
  })),
  canAgree: canAgree(changes) && now.total !== null,
  now,
})

type Ready = { submission: Extract<Submission, { kind: 'ready' }>; parts: SubmitParts }

async function reserve(request: Request, registration: OpenRegistration, { submission, parts }: Ready) {
  const { draft, context, session } = registration
  const { subject } = session
  const { edition } = context
  const wanted = { ...wantedOf(draft, edition), subject }
  const reserved = await parts.registrations.reserve(edition, wanted)
  switch (reserved.kind) {
    case 'full':
      return soldOut(registration, parts)
    case 'paid':
      return json({ kind: 'paid', id: reserved.id })
    case 'foreign':
      return problem(409, messages.otherDraft)
    case 'tooMany':
      return problem(409, messages.tooMany)
  }
  const submitted = { ...draft, submittedAt: context.now }
  await parts.registrations.saveDocument(edition, documentOf(registration, submission))
  const [saved, isInProfile] = await Promise.all([
    parts.saveDraft(submitted, { headers: request.headers, session }),
    inTime(parts.saveProfile(registration), profileMs),
  ])
  const answer: SubmitAnswer = {
    kind: 'reserved',
    lines: submission.lines.map(cartLine),
    total: submission.total,
    replaces: [draft.id, ...reserved.replaced],
    holdEndsAt: reserved.booking.holdEndsAt,
    isInProfile: isInProfile === true,
  }
  return json(answer, saved.cookies)
}

/** The last seat went to somebody else after the seats were read. */
async function soldOut({ draft, context, buyer, session }: OpenRegistration, { registrations }: SubmitParts) {
  const state = { bookings: await registrations.all(context.edition) }
  const availability = availabilityOf(state, context.edition, {
    id: draft.id,
    owner: ownerOf(session.subject),
  })
  const seen = submissionOf(draft, { ...context, availability }, { buyer, shown: undefined })
  return seen.kind === 'changed'
    ? json(changedAnswer(onlyGaps(seen)))
    : problem(503, messages.busy, { 'retry-after': '1' })
}

/** The visitor has seen the prices a moment ago. */
const onlyGaps = (submission: Extract<Submission, { kind: 'changed' }>) => ({
  ...submission,
  changes: submission.changes.filter(({ kind }) => kind === 'full' || kind === 'unsold'),
})

/** A registration that was submitted before: the same lines as then, while its seats are held. */
async function again({ draft, context, session }: OpenRegistration, { registrations }: SubmitParts) {
  const { edition, now } = context
  const booking = await registrations.find(edition, { id: draft.id, subject: session.subject })
  if (booking?.state === 'confirmed') return json({ kind: 'paid', id: draft.id })
  const document = booking && (await registrations.document(draft.id))
  const canReturn = () => document !== undefined && canStillBuy(document.tier, context)
  const renewed =
    document && (await registrations.renew(edition, { id: draft.id, subject: session.subject }, canReturn))
  if (!document || renewed !== 'renewed') return problem(409, messages.gone)
  return json({
    kind: 'reserved',
    lines: document.lines.map(cartLine),
    total: document.total,
    replaces: [draft.id],
    holdEndsAt: now + 3_600_000,
    isInProfile: true,
  })
}

/** The prices at which a registration was submitted still hold. */
export const canStillBuy = (tier: string | null, { edition, now }: Pick<Context, 'edition' | 'now'>) =>
  stateOf(edition, now) === 'open' && (tierOf(edition, now)?.name ?? null) === tier

function documentOf(
  { session, draft, context, buyer }: OpenRegistration,
  { lines, total }: Ready['submission'],
) {
  const { edition, now } = context
  return {
    id: draft.id,
    edition: edition.key,
    owner: ownerOf(session.subject),
    draft,
    lines,
    total,
    tier: tierOf(edition, now)?.name ?? null,
    isVanguard: buyer.isVanguard,
    isJoining: isJoining(draft, edition, buyer),
    submittedAt: now,
  }
}

const cartLine = ({ variantId, quantity, customAttributes }: RegistrationLine) => ({
  variantId,
  quantity,
  customAttributes,
})

function json(answer: SubmitAnswer, cookies: readonly string[] = []): Response {
  const response = Response.json(answer, { headers: privateHeaders })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
