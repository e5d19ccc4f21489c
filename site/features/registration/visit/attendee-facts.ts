import { capitalized } from '@association/content/shared/capitalized.ts'
import { joinDiet } from '../diets.ts'
import type { StepValues } from '../draft/values.ts'
import { listOf, textOf } from '../machine/texts.ts'
import { messages } from '../pages/messages.ts'

export function attendeeFacts(values: StepValues): { label: string; value: string }[] {
  const words = messages.attendee
  const { none, yes, no } = messages.review
  const textsOf = (...names: string[]) => names.map((name) => textOf(values, name)).filter(Boolean)
  const entered = (name: string) => textOf(values, name) || none
  const name = textsOf('firstName', 'lastName').join(' ')
  const diet = joinDiet(listOf(values, 'diet'), textOf(values, 'dietOther')).map(capitalized).join('; ')
  return [
    { label: words.name, value: name },
    { label: words.credentials, value: entered('credentials') },
    { label: words.badgeName, value: textOf(values, 'badgeName') || name },
    { label: words.email, value: entered('email') },
    { label: words.phone, value: entered('phone') },
    { label: words.organization, value: entered('organization') },
    { label: words.emergency, value: textsOf('emergencyName', 'emergencyPhone').join(', ') || none },
    { label: words.diet, value: diet || none },
    { label: words.visa, value: textOf(values, 'visa') === 'yes' ? yes : no },
    { label: words.sponsorOptOut, value: textOf(values, 'sponsorOptOut') === 'yes' ? yes : no },
  ]
}
