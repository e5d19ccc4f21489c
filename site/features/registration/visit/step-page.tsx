import { createHash } from 'node:crypto'
import { dayRange } from '@association/content/shared/day-range.ts'
import { money } from '@association/content/shared/products/pricing/money.ts'
import type { Step } from '../answers.ts'
import type { StepValues } from '../draft/values.ts'
import { isIdKey } from '../line-kind/registered-lines.ts'
import { changesSinceChosen, quoteWhenChosen } from '../lines/changes-since-chosen.ts'
import { linesOf, type RegistrationLine, totalOf } from '../lines/lines-of.ts'
import { changeSentence } from '../lines/messages.ts'
import { guestNames, waitingCourses } from '../machine/choices.ts'
import { type Flow, shownProblems } from '../machine/next.ts'
import { progressOf } from '../machine/progress.ts'
import { valuesOf } from '../machine/texts.ts'
import type { AboutEvent } from '../pages/frame/about-event.tsx'
import { type Frame, StepFrame } from '../pages/frame/step-frame.tsx'
import { messages, type Notice, noticeWords } from '../pages/messages.ts'
import { type ReviewLine, ReviewStep } from '../pages/steps/review.tsx'
import { SubmitPart } from '../pages/submit-part.tsx'
import { SubmittedPage } from '../pages/submitted-page.tsx'
import { logInPath, stepPath } from '../registration-paths.ts'
import { attendeeFacts } from './attendee-facts.ts'
import type { Contact } from './contact.ts'
import { tierWords } from './event-dates.ts'
import type { Registration } from './registration.ts'
import { StepBody } from './step-body.tsx'
import { lineWords, summaryOf } from './summary-of.ts'

type Props = {
  registration: Registration
  flow: Flow
  contact: Contact
  /** Prefills step 6; undefined if not needed or unknown. */
  profile?: StepValues | undefined
  notice?: Notice | undefined
}

export function StepPage({ registration, flow, contact, profile, notice }: Props) {
  const { edition, draft, context, buyer, areSeatsKnown, visitor } = registration
  const { step, isEditing } = flow
  const summary = summaryOf(registration)
  const about = aboutOf(registration, contact)
  const { key, name } = edition
  if (draft.submittedAt !== undefined)
    return (
      <SubmittedPage
        {...{ edition: { key, name }, id: draft.id, step, summary, about }}
        again={<SubmitPart {...submitOf(registration)} contact={contact} text={messages.submitted.again} />}
      />
    )
  const progress = progressOf(draft, context, step)
  const frame: Frame = {
    ...{ step, edition: { key, name }, isEdit: isEditing, progress, summary, about },
    who: visitor ? pseudonymOf(visitor.session.subject) : '',
    isStarted: Object.keys(draft.answers).length > 0,
  }
  const notices = [
    ...(notice ? [noticeWords[notice]] : []),
    ...(areSeatsKnown ? [] : [messages.capacityUnknown]),
    ...(buyer.isMembershipUnknown ? [messages.membershipUnknown] : []),
  ]
  if (step === 7) return <Review {...{ registration, frame, notices, contact }} />
  const problems = shownProblems(flow)
  const values = { ...(step === 6 ? profile : undefined), ...valuesOf(draft, step) }
  const known = step !== 6 || !visitor || draft.answers[6] ? undefined : profile ? 'prefilled' : 'away'
  return (
    <StepFrame {...frame} problems={problems} notices={notices} isAsking={asking.includes(step)}>
      <StepBody step={step} registration={registration} entered={{ values, problems }} profile={known} />
    </StepFrame>
  )
}

type ReviewProps = Pick<Props, 'registration' | 'contact'> & { frame: Frame; notices: readonly string[] }

function Review({ registration, frame, notices, contact }: ReviewProps) {
  const { draft, context, buyer } = registration
  const changes = changesSinceChosen(draft, context, buyer).map(changeSentence)
  return (
    <StepFrame
      {...frame}
      problems={[]}
      notices={[...notices, ...changes]}
      way={<SubmitPart {...submitOf(registration)} contact={contact} />}
    >
      <ReviewBody registration={registration} />
    </StepFrame>
  )
}

function ReviewBody({ registration: { edition, draft, buyer } }: { registration: Registration }) {
  const lines = linesOf(draft, edition, buyer)
  return (
    <ReviewStep
      edition={edition.key}
      lines={lines.map(reviewLine)}
      total={money(totalOf(lines))}
      attendee={attendeeFacts(valuesOf(draft, 6))}
      guests={guestNames(draft)}
      waiting={waitingCourses(draft, edition).map(({ title }) => title)}
    />
  )
}

const reviewLine = (line: RegistrationLine): ReviewLine => ({
  ...lineWords(line),
  step: line.step,
  // The review names the attendee elsewhere.
  details: line.customAttributes.filter(({ key }) => !isIdKey(key) && key !== 'Attendee'),
})

/** Reveals nothing about the person without the subject. */
const pseudonymOf = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 12)

/** Steps with required fields. */
const asking: readonly Step[] = [2, 3, 4, 5, 6]

function aboutOf({ edition, context }: Registration, contact: Contact): AboutEvent {
  const tier = tierWords(edition, context.now)
  return {
    ...contact,
    dates: dayRange(edition.startDate, edition.endDate) ?? '',
    ...(tier && { tier: tier.tier }),
    ...(tier?.until && { tierUntil: tier.until }),
    ...(tier?.next && { nextTier: tier.next }),
  }
}

function submitOf({ draft, context, buyer, visitor }: Registration) {
  const edition = context.edition.key
  return {
    // A later price change needs the visitor's consent.
    options: { edition, id: draft.id, shown: quoteWhenChosen(draft, context, buyer) },
    isPriced: totalOf(linesOf(draft, context.edition, buyer)) !== null,
    logInHref: visitor ? undefined : logInPath(stepPath(7, { edition })),
  }
}
