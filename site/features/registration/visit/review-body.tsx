import { capitalized } from '@association/content/shared/capitalized.ts'
import { money } from '@association/content/shared/products/pricing/money.ts'
import { joinDiet } from '../diets.ts'
import type { RegistrationLine } from '../lines/lines-of.ts'
import { linesOf, totalOf } from '../lines/lines-of.ts'
import { guestNames, waitingCourses } from '../machine/choices.ts'
import { listOf, textOf, valuesOf } from '../machine/texts.ts'
import { messages } from '../pages/messages.ts'
import { type ReviewLine, ReviewStep } from '../pages/steps/review.tsx'
import { isIdKey } from '../registrations-in.ts'
import type { Registration } from './registration.ts'
import { lineWords } from './summary-of.ts'

/** The review of a registration as it is now. */
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

function attendeeFacts(values: ReturnType<typeof valuesOf>) {
  const words = messages.attendee
  const { none, yes, no } = messages.review
  const textsOf = (...names: string[]) => names.map((name) => textOf(values, name)).filter(Boolean)
  const entered = (name: string) => textOf(values, name) || none
  const diet = joinDiet(listOf(values, 'diet'), textOf(values, 'dietOther')).map(capitalized).join('; ')
  return [
    { label: words.name, value: textsOf('firstName', 'lastName').join(' ') },
    { label: words.credentials, value: entered('credentials') },
    { label: words.badgeName, value: entered('badgeName') },
    { label: words.email, value: entered('email') },
    { label: words.phone, value: entered('phone') },
    { label: words.organization, value: entered('organization') },
    { label: words.emergency, value: textsOf('emergencyName', 'emergencyPhone').join(', ') },
    { label: words.diet, value: diet || none },
    { label: words.visa, value: textOf(values, 'visa') === 'yes' ? yes : no },
    { label: words.sponsorOptOut, value: textOf(values, 'sponsorOptOut') === 'yes' ? yes : no },
  ]
}
