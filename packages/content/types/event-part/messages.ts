import type { EventPartName, OpeningPart } from './model.ts'

/** Openings use the event's name. */
export const partTitles: Readonly<Record<Exclude<EventPartName, OpeningPart>, string>> = {
  outcome: 'What happened',
  dates: 'Dates to remember',
  pricing: 'Prices',
  courses: 'Courses',
  speakers: 'Speakers',
  sponsors: 'Sponsors',
  venue: 'The venue',
  faq: 'Questions and answers',
  registration: 'Registration',
}

export const messages = {
  startRegistration: 'Start registration',
  event: 'The event',
  passed: 'passed',
  tier: 'When you register',
  columns: { member: 'Member', nonMember: 'Non-member', joinNow: 'Join now' },
  now: 'Now',
  ended: 'Ended',
  noDate: 'Date to be announced',
  untilWords: (end: string) => `Until ${end}`,
  fromWords: (start: string) => `From ${start}`,
  between: (start: string, end: string) => `${start} to ${end}`,
  noPrices: 'No prices were announced.',
  logInForPrice: 'Log in to see your price',
  joinNowName: (ticket: string) => `${ticket}, with a year of membership`,
  joinNowParts: (ticket: string, membership: string) =>
    `The ticket for ${ticket} and a year of membership for ${membership}.`,
  perCourse: 'Prices are for one course.',
  allIn: (courses: number, list: string, member: string | undefined) =>
    `${courses} courses, one a day: ${list}${member ? `, or ${member} as a member` : ''}.`,
  allInJoining: (amount: string) => `With a year of membership, to join now: ${amount} in all.`,
  memberSaves: (amount: string, isPerCourse: boolean) =>
    `Members save ${amount}${isPerCourse ? ' on each course' : ''}.`,
  joiningSaves: (amount: string) => `Join now and save ${amount}.`,
  joiningCosts: (membership: string, amount: string) =>
    `Join now: a year of membership costs ${membership}, and each course costs ${amount} less.`,
  joiningInAll: (amount: string) => `With a course on each day, you save ${amount} in all.`,
  credits: (credits: number) => (credits === 1 ? '1 CME credit' : `${credits} CME credits`),
  largerMap: 'View a larger map',
  callTo: 'To register by telephone, call',
  callInstead: 'You cannot register online at the moment. Call',
  writeInstead: 'You cannot register online at the moment. Please write to us.',
  pricesNow: (tier: string) => `${tier} prices`,
  prices: 'Prices',
  extras: {
    course: 'A course',
    guest: 'A guest',
    golf: 'Golf',
    soundBath: 'Sound bath',
    pickleball: 'Pickleball',
    vanguard: 'Vanguard',
    membership: 'A year of membership, to join now',
  },
} as const
