import type { StepValues } from '../../draft/values.ts'
import { listOf } from '../texts.ts'
import { messages } from './messages.ts'
import type { Problem } from './problem.ts'
import { textProblems } from './text-problem.ts'

export const attendeeProblems = (values: StepValues): Problem[] => [
  ...asked.flatMap((each) => textProblems(values, each)),
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

const asked = [
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
