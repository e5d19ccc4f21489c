/** The days of the fall institute 2025, as its entry holds them. */
export const institute2025 = {
  internalName: '2025',
  key: 'fall-institute-2025',
  kind: 'fall-institute',
  name: '2025 Fall Institute',
  titleSuffix: ': 2025 Fall Institute',
  path: '/fall-institute/2025',
  timeZone: 'America/New_York',
  startDate: '2025-10-23',
  endDate: '2025-10-25',
  registrationOpens: '2025-03-03T09:00-05:00',
  registrationCloses: '2025-10-17T17:00-04:00',
  earlyBirdDeadline: '2025-07-15',
  advancedDeadline: '2025-09-15',
  groupActivityDay: 2,
} as const
