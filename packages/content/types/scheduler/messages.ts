import type { SessionType } from '../../shared/schedule/schedule.ts'

export const messages = {
  legend: 'Kinds of sessions',
  days: named('Days'),
  noSessions: 'The sessions of this day are not settled yet.',
  room: 'Room',
  speakers: 'With',
  track: 'Track',
  credits: (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`),
  nextDay: ' (next day)',
  choose: 'Add to my schedule',
  tools: named('Find sessions'),
  search: 'Search sessions',
  type: 'Type',
  allTypes: 'All types',
  allTracks: 'All tracks',
  mine: 'My schedule',
  print: 'Print',
  showAll: 'Show all sessions',
  now: named('Now and next'),
} as const

function named(label: string) {
  return (schedule: string | undefined) => (schedule ? `${label}: ${schedule}` : label)
}

/** Colors alone are not accessible. */
export const typeNames: Record<SessionType, string> = {
  session: 'Session',
  wellness: 'Wellness',
  breakfast: 'Breakfast',
  general: 'General session',
  optional: 'Optional',
}
