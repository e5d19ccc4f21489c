import type { Allowed } from './choice.ts'

type Signal = 'granted' | 'denied'

/** The types of Consent Mode v2. */
const typesOf = {
  preferences: ['functionality_storage', 'personalization_storage'],
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const

const categories = ['preferences', 'statistics', 'marketing'] as const

export const consentMode = (allowed: Allowed): Record<string, Signal> =>
  Object.fromEntries(
    categories.flatMap((category) =>
      typesOf[category].map((type) => [type, allowed[category] === true ? 'granted' : 'denied']),
    ),
  )

/** The `consent default`; a choice is sent as `consent update`. */
export const consentDefaults: Record<string, Signal> = {
  ...consentMode({ preferences: false, statistics: false, marketing: false }),
  security_storage: 'granted',
}
