import { randomUUID } from 'node:crypto'
import type { Edition } from '@association/content/define/event.ts'
import { inTime } from '@association/services/upstream'
import * as v from 'valibot'
import { ownRequest } from '../../../base/security/own-request.ts'
import { privateHeaders } from '../../../base/security/private-headers.ts'
import { problem } from '../../../base/security/problem.ts'
import { availabilityOf } from '../book/availability.ts'
import { isPaid, type NewBooking } from '../book/book-state.ts'
import { ownerOf, type Registrations } from '../book/registrations.ts'
import type { Draft } from '../draft.ts'
import { parseQuote, type Quote } from '../lines/quote.ts'
import { type Submission, submissionOf } from '../lines/submission-of.ts'
import { chosenActivity, chosenCourses, guestNames, waitingCourses } from '../machine/choices.ts'
import { next } from '../machine/next.ts'
import { valuesOf } from '../machine/texts.ts'
import type { StepNeeds } from '../route/answer-step.ts'
import type { SubmitAnswer } from '../submit-answer.ts'
import { profileMs, saveProfiles } from '../visit/profile.ts'
import { findRegistration, type Registration } from '../visit/registration.ts'
import { canStillBuy, documentOf, type OwnedRegistration, submittedAnswer } from './document-of.ts'
import { messages } from './messages.ts'
import { unlessAway } from './unless-away.ts'

export type SubmitParts = {
  needs: StepNeeds
  registrations: Registrations
  log: { warn(message: string): void }
}

const asked = v.object({
  edition: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  shown: v.optional(v.unknown()),
})

/**
 * Answers `POST /api/registration/submit` with `{ edition, id, shown }`: checks everything again and reserves once for
 * each id. Any difference from `shown` reserves nothing.
 */
export async function answerSubmit(request: Request, parts: SubmitParts): Promise<Response> {
  const body = await ownRequest(request, parts.needs.config)
  if (body instanceof Response) return body
  const { success, output } = v.safeParse(asked, body)
  if (!success) return problem(400, messages.badBody)
  return unlessAway(parts.log, async () => {
    const found = await findRegistration(request, output.edition, parts.needs)
    if (found.kind === 'shut') return problem(409, messages.shut[found.state])
    if (found.kind !== 'open') return problem(404, messages.unknown)
    const { registration } = found
    if (!isOwned(registration)) return problem(401, messages.loggedOut)
    if (registration.draft.id !== output.id) return problem(409, messages.otherDraft)
    return submit(request, registration, { shown: parseQuote(output.shown), parts })
  })
}

const isOwned = (registration: Registration): registration is OwnedRegistration =>
  registration.visitor !== undefined

type Submitting = { shown: Quote | undefined; parts: SubmitParts }

async function submit(request: Request, registration: OwnedRegistration, { shown, parts }: Submitting) {
  const { draft, context, buyer } = registration
  const submission = submissionOf(draft, context, { buyer, shown })
  const isPriced = submission.kind === 'changed' || submission.kind === 'ready'
  // A member would pay the prices for non-members.
  if (isPriced && buyer.isMembershipUnknown)
    return problem(503, messages.membershipUnknown, { 'retry-after': '60' })
  switch (submission.kind) {
    case 'submitted':
      return again(registration, parts)
    case 'shut':
      return problem(409, messages.shut[submission.state])
    case 'incomplete':
      return json({ outcome: 'incomplete', step: submission.step })
    case 'changed':
      return json(changedAnswer(submission))
    case 'ready':
      return reserve(request, registration, { submission, parts })
  }
}

const changedAnswer = ({ changes, now }: Extract<Submission, { kind: 'changed' }>): SubmitAnswer => ({
  outcome: 'changed',
  changes,
  now,
})

type Ready = { submission: Extract<Submission, { kind: 'ready' }>; parts: SubmitParts }

async function reserve(request: Request, registration: OwnedRegistration, { submission, parts }: Ready) {
  const { draft, context, visitor } = registration
  const { session, platform } = visitor
  const { subject } = session
  const { edition } = context
  const booking = { ...newBookingOf(draft, edition), subject }
  const reserved = await parts.registrations.reserve(edition, booking)
  switch (reserved.kind) {
    case 'full':
      return soldOut(registration, parts)
    case 'paid':
      return problem(409, messages.paid)
    case 'foreign':
      return problem(409, messages.otherDraft)
    case 'used':
      return withNewId(request, registration, parts)
    case 'tooMany':
      return problem(409, messages.tooMany)
  }
  await parts.registrations.saveDocument(edition, documentOf(registration, submission))
  const submitted = { ...draft, submittedAt: context.now }
  const [saved, isInProfile] = await Promise.all([
    parts.needs.saveDraft(submitted, { headers: request.headers, session }),
    // Step 6 may have failed to save them.
    inTime(saveProfiles(platform, valuesOf(draft, 6)), parts.needs.profileMs ?? profileMs),
  ])
  return json({ ...submittedAnswer(submission), isInProfile: isInProfile === true }, saved.cookies)
}

export function newBookingOf(draft: Draft, edition: Edition): Omit<NewBooking, 'owner'> {
  const chosen = chosenActivity(draft, edition)
  return {
    id: draft.id,
    courses: chosenCourses(draft, edition).map(({ slug }) => slug),
    ...(chosen !== undefined && chosen !== 'none' && { activity: chosen }),
    waiting: waitingCourses(draft, edition).map(({ slug }) => slug),
    guests: guestNames(draft).length,
  }
}

async function withNewId(
  request: Request,
  { draft, context, visitor }: OwnedRegistration,
  { needs }: SubmitParts,
) {
  const restart = { type: 'restart', id: randomUUID(), at: context.now, withAnswers: true } as const
  const { draft: renamed } = next({ draft, context, step: 7, isEditing: false }, restart)
  const saved = await needs.saveDraft(renamed, { headers: request.headers, session: visitor.session })
  return withCookies(problem(409, messages.otherDraft), saved.cookies)
}

/** The last seat was sold after the seats were read. */
async function soldOut(
  { draft, context, buyer, visitor }: OwnedRegistration,
  { registrations }: SubmitParts,
) {
  const state = { bookings: await registrations.all(context.edition) }
  const availability = availabilityOf(state, context.edition, {
    id: draft.id,
    owner: ownerOf(visitor.session.subject),
  })
  const seen = submissionOf(draft, { ...context, availability }, { buyer, shown: undefined })
  return seen.kind === 'changed'
    ? json(changedAnswer(onlyGaps(seen)))
    : problem(503, messages.busy, { 'retry-after': '1' })
}

const onlyGaps = (submission: Extract<Submission, { kind: 'changed' }>) => ({
  ...submission,
  changes: submission.changes.filter(({ kind }) => kind === 'full' || kind === 'unsold'),
})

/** Answers with the same lines while the seats are held. */
async function again({ draft, context, visitor }: OwnedRegistration, { registrations }: SubmitParts) {
  const { edition } = context
  const booking = await registrations.find(edition, { id: draft.id, subject: visitor.session.subject })
  if (booking && isPaid(booking.state)) return problem(409, messages.paid)
  const document = booking && (await registrations.document(draft.id))
  if (document && booking.state === 'waiting') return json(submittedAnswer(document))
  const canRenew = () => document !== undefined && canStillBuy(document.tier, context)
  const renewed =
    document &&
    (await registrations.renew(edition, { id: draft.id, subject: visitor.session.subject }, canRenew))
  if (!document || renewed !== 'renewed') return problem(409, messages.gone)
  return json(submittedAnswer(document))
}

const json = (answer: SubmitAnswer, cookies: readonly string[] = []): Response =>
  withCookies(Response.json(answer, { headers: privateHeaders }), cookies)

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
