import type { Entry } from '../../define/values.ts'
import { conferenceNameOf } from './conference-name.ts'

/** Of the part of a page where visitors register. */
export const registrationId = 'register'

export type RegistrationLink = { path: string; words: string }

/** The registration of a course without seats leads to its waiting list. */
export const registrationWords = ({ words }: RegistrationLink, seats: number | undefined) =>
  seats === 0 ? 'Join the waiting list' : words

const fallInstitute: RegistrationLink = {
  path: '/fall-institute/registration',
  words: 'Register for the fall institute',
}
const conference: RegistrationLink = {
  path: '/conference/registration',
  words: 'Register for the conference',
}

/**
 * The registration sells an event's courses, because it knows tier and seats. Returns undefined for products of the
 * cart.
 */
export function registrationOf({ fields }: Entry<'product'>): RegistrationLink | undefined {
  if (!fields.variants.some((variant) => variant.fields.priceTier)) return undefined
  const name = conferenceNameOf(fields.title || fields.internalName)
  return name === 'Annual Leadership Conference' || name === 'Pre-conference' ? conference : fallInstitute
}
