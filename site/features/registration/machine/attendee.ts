import type { Draft } from '../draft.ts'
import { listOf, textOf, valuesOf } from './texts.ts'

export type Attendee = {
  firstName: string
  lastName: string
  credentials: string
  badgeName: string
  email: string
  phone: string
  organization: string
  emergencyName: string
  emergencyPhone: string
  diet: string[]
  dietOther: string
  wantsVisaLetter: boolean
  hasOptedOutOfSponsors: boolean
}

export function attendeeOf(draft: Draft): Attendee {
  const values = valuesOf(draft, 6)
  const text = (field: string) => textOf(values, field)
  const [firstName, lastName] = [text('firstName'), text('lastName')]
  return {
    firstName,
    lastName,
    credentials: text('credentials'),
    badgeName: text('badgeName') || joined([firstName, lastName], ' '),
    email: text('email'),
    phone: text('phone'),
    organization: text('organization'),
    emergencyName: text('emergencyName'),
    emergencyPhone: text('emergencyPhone'),
    diet: listOf(values, 'diet'),
    dietOther: text('dietOther'),
    wantsVisaLetter: text('visa') === 'yes',
    hasOptedOutOfSponsors: text('sponsorOptOut') === 'yes',
  }
}

/** Returns `Ada Okafor, MD`; empty before step 6. */
export function attendeeName(draft: Draft): string {
  const { firstName, lastName, credentials } = attendeeOf(draft)
  return joined([joined([firstName, lastName], ' '), credentials], ', ')
}

const joined = (texts: readonly string[], separator: string) => texts.filter(Boolean).join(separator)
