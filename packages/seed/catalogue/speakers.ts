/** Ids of biographies without their prefix. */
export const fallTeachers = [
  'elena-petrova',
  'hannah-feldman',
  'abara',
  'okafor',
  'ingrid-halvorsen',
  'thomas-brandt',
  'grace-liu',
  'lindqvist',
] as const

/** The physicians of its schedules. */
export const conferenceSpeakers = [
  'lindqvist',
  'okafor',
  'hartmann',
  'haddad',
  'abara',
  'reyes',
  'iyer',
  'grace-liu',
] as const
