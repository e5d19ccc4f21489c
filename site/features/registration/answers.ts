/** A skipped step keeps its number. */
export const steps = [1, 2, 3, 4, 5, 6, 7] as const
export type Step = (typeof steps)[number]

export const courseDays = [1, 2, 3, 4, 5, 6, 7] as const

export const fieldsOf = {
  1: { one: [...courseDays.map((day) => `course-${day}` as const), 'join'], many: ['waiting'] },
  2: { one: ['guests', 'guest-1', 'guest-2', 'guest-3', 'guest-4'], many: [] },
  3: { one: ['activity'], many: [] },
  4: { one: ['handicap', 'clubs', 'pairing'], many: [] },
  5: { one: ['skill', 'paddle'], many: [] },
  6: {
    one: [
      'firstName',
      'lastName',
      'credentials',
      'badgeName',
      'email',
      'phone',
      'organization',
      'emergencyName',
      'emergencyPhone',
      'dietOther',
      'visa',
      'sponsorOptOut',
    ],
    // `fromProfile` is hidden, and names the shown parts of the profile.
    many: ['diet', 'fromProfile'],
  },
  7: { one: [], many: [] },
} as const satisfies Record<Step, { one: readonly string[]; many: readonly string[] }>

export const maxGuests = 4
export const activityChoices = ['golf', 'soundBath', 'pickleball', 'none'] as const
export type ActivityChoice = (typeof activityChoices)[number]
export const handicaps = { min: 0, max: 54 } as const
export const clubs = ['own', 'rent-right', 'rent-left'] as const
export const skills = ['beginner', 'intermediate', 'advanced'] as const
export const paddles = ['own', 'borrow'] as const

export const textLimits = {
  /** Characters. */
  accepted: 120,
  /** Characters. A draft keeps more, so that the visitor can shorten a long answer. */
  kept: 500,
} as const
