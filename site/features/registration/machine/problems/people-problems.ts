import { numberFeedback } from '@association/ui/form/number-feedback.ts'
import { maxGuests } from '../../answers.ts'
import type { StepValues } from '../../draft/values.ts'
import { guestCount, guestField, numberOf } from '../choices.ts'
import { listOf, textOf } from '../texts.ts'
import { messages } from './messages.ts'
import type { Problem } from './problem.ts'
import { textProblems } from './text-problem.ts'

export function guestProblems(values: StepValues): Problem[] {
  const count = guestCount(values)
  if (count === undefined)
    return countMessages(textOf(values, 'guests')).map((message) => ({ field: 'guests', message }))
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((number) =>
    textProblems(values, { field: guestField(number), missing: messages.noGuestName(number) }),
  )
}

function countMessages(text: string): string[] {
  if (text === '') return [messages.noGuestCount]
  const outside = numberFeedback(numberOf(text), { min: 0, max: maxGuests })
  return outside.length > 0 ? outside : [messages.wholeNumber]
}

export const attendeeProblems = (values: StepValues): Problem[] => [
  ...attendeeFields.flatMap((each) => textProblems(values, each)),
  ...listOf(values, 'diet').flatMap((text) => textProblems({ diet: text }, { field: 'diet' })),
]

const badEmail = (text: string) =>
  /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/.test(text) ? undefined : messages.badEmail

/** Accepts digits of any script, separators, and an extension. */
function badPhone(text: string) {
  const [number = ''] = text.split(/(?:ext(?:ension)?\.?|x|#)\s*\p{Nd}+$/iu)
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0
  const isWritten = /^[\p{Nd}\p{Pd}\p{Cf}\s+()./,]+$/u.test(number)
  return isWritten && digits >= 6 && digits <= 20 ? undefined : messages.badPhone
}

const attendeeFields = [
  { field: 'firstName', missing: messages.noFirstName },
  { field: 'lastName', missing: messages.noLastName },
  { field: 'credentials' },
  { field: 'badgeName' },
  { field: 'email', missing: messages.noEmail, wrong: badEmail },
  { field: 'phone', missing: messages.noPhone, wrong: badPhone },
  { field: 'organization' },
  { field: 'emergencyName', missing: messages.noEmergencyName },
  { field: 'emergencyPhone', missing: messages.noEmergencyPhone, wrong: badPhone },
  { field: 'dietOther' },
]
