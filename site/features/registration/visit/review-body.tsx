import { money } from '@association/content/shared/products/pricing/money.ts'
import { isIdKey } from '../line-kind/registered-lines.ts'
import type { RegistrationLine } from '../lines/lines-of.ts'
import { linesOf, totalOf } from '../lines/lines-of.ts'
import { guestNames, waitingCourses } from '../machine/choices.ts'
import { valuesOf } from '../machine/texts.ts'
import { type ReviewLine, ReviewStep } from '../pages/steps/review.tsx'
import { attendeeFacts } from './attendee-facts.ts'
import type { Registration } from './registration.ts'
import { lineWords } from './summary-of.ts'

export function ReviewBody({ registration: { edition, draft, buyer } }: { registration: Registration }) {
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
