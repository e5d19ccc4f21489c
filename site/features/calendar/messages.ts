export const messages = {
  unknownSchedule: 'There is no such schedule.',
  unknownEdition: 'There is no such event.',
  unknownDay: 'The schedule has no sessions on that day.',
  unknownSession: 'The schedule has no such session.',
  wrongDay: 'Write the day as in ?day=2027-10-14.',
  wrongSession: 'Write the id of one session, as in ?session=opening.',
  wrongSessions: (most: number) =>
    `Write the ids of at most ${most} sessions, as in ?sessions=opening,closing.`,
  tooMany: 'Use one of ?day=, ?session= and ?sessions=, and only once.',
  outOfReach: 'The calendar cannot be read at the moment. Try again in a minute.',
} as const
