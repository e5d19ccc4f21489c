export type EditionValues = {
  readonly kind?: string
  readonly timeZone?: string
  readonly startDate?: string
  readonly endDate?: string
  readonly registrationOpens?: string
  readonly registrationCloses?: string
  readonly earlyBirdDeadline?: string
  readonly advancedDeadline?: string
  readonly groupActivityDay?: number
  readonly tiers?: unknown
  readonly courses?: readonly unknown[]
  readonly capacity?: unknown
} & { readonly [Name in Identifier]?: string }

export const identifiers = {
  membershipVariant: 'join now',
  golfVariant: 'play golf',
  soundBathVariant: 'take the sound bath',
  pickleballVariant: 'play pickleball',
  guestVariant: 'bring guests',
  vanguardVariant: 'register as Vanguard attendees',
  eventId: undefined,
} as const
export type Identifier = keyof typeof identifiers
export const variantIdentifiers = (Object.keys(identifiers) as Identifier[]).filter(
  (name) => name !== 'eventId',
)

type EditionField = Exclude<keyof EditionValues, 'timeZone' | 'startDate'>
export type EditionAdvice = { field: EditionField; severity: 'error' | 'warning'; message: string }

export const error = (field: EditionField, message: string): EditionAdvice => ({
  field,
  severity: 'error',
  message,
})
export const warning = (field: EditionField, message: string): EditionAdvice => ({
  field,
  severity: 'warning',
  message,
})
