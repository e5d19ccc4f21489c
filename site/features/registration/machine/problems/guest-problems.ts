import { numberFeedback } from '@association/ui/form/number-feedback.ts'
import { maxGuests } from '../../answers.ts'
import type { StepValues } from '../../draft/values.ts'
import { guestCount, guestField, numberOf } from '../choices.ts'
import { textOf } from '../texts.ts'
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
