import type { SessionType } from '../../shared/schedule/schedule.ts'

export const messages = {
  legend: 'Kinds of sessions',
  noSessions: 'The sessions of this day are not settled yet.',
  room: 'Room',
  speakers: 'With',
  credits: (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`),
} as const

/** Colours tell the kinds apart at a glance; these words tell everyone. */
export const typeNames: Record<SessionType, string> = {
  session: 'Session',
  wellness: 'Wellness',
  breakfast: 'Breakfast',
  general: 'General session',
  optional: 'Optional',
}
