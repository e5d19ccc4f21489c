import type { Variants } from '../../define/variants.ts'

const longWord = 'Interprofessionalcommunication'.repeat(4)

/** Two sessions each hour overlap. */
const manySessions = Array.from({ length: 199 }, (_, index) => ({
  id: `session-${index + 1}`,
  type: index % 5 === 0 ? 'general' : 'session',
  title: `Session ${index + 1}`,
  track: ['Finance', 'Safety', 'Teams'][index % 3] ?? '',
  start: `${String(7 + Math.floor((index % 28) / 2)).padStart(2, '0')}:00`,
  end: `${String(7 + Math.floor((index % 28) / 2)).padStart(2, '0')}:50`,
  room: `Room ${(index % 14) + 1}`,
}))

export const schedulerVariants: Variants<'scheduler'> = {
  'vanguard schedule': {
    kind: 'vanguard',
    title: 'Vanguard program',
    description: 'Two days for those who lead a system, before the conference begins.',
    timeZone: 'America/New_York',
    hashLink: 'vanguard',
  },
  'every type of session, and two time zones': {
    title: undefined,
    description: undefined,
    hashLink: 'every-type',
    days: [
      {
        date: '2026-04-17',
        sessions: [
          { id: 'a-session', type: 'session', title: 'A session', start: '09:00', end: '10:00' },
          {
            id: 'body-and-mind',
            type: 'wellness',
            title: 'Something for body and mind',
            start: '10:30',
            end: '11:00',
          },
          { id: 'meal', type: 'breakfast', title: 'A meal', start: '11:30', end: '13:00' },
          {
            id: 'everyone',
            type: 'general',
            title: 'A session for everyone',
            start: '13:15',
            end: '14:00',
            credits: 1,
          },
          {
            id: 'by-video',
            type: 'optional',
            title: 'By video, from the West Coast',
            start: '15:00',
            timeZone: 'America/Los_Angeles',
          },
        ],
      },
    ],
  },
  'very long words, and a day that is not settled': {
    title: longWord,
    description: longWord,
    hashLink: 'long-words',
    days: [
      {
        date: '2026-04-17',
        title: longWord,
        sessions: [
          {
            id: 'long-word',
            type: 'general',
            title: longWord,
            start: '08:00',
            end: '17:00',
            room: longWord,
            speakers: [longWord, 'Maren Okafor, MD'],
            credits: 7.75,
            description: longWord,
          },
        ],
      },
      { date: '2026-04-18', title: 'To be settled', sessions: [] },
    ],
  },
  'one session, past midnight': {
    title: 'Night of the residents',
    description: undefined,
    hashLink: 'night',
    days: [
      {
        date: '2026-04-17',
        sessions: [
          {
            id: 'night',
            type: 'optional',
            title: 'A shift, replayed',
            start: '22:30',
            end: '01:00',
            endsNextDay: true,
            room: 'Room 204',
          },
        ],
      },
    ],
  },
  'two hundred sessions': {
    title: 'Everything at once',
    description: undefined,
    hashLink: 'two-hundred',
    days: [
      {
        date: '2026-04-17',
        sessions: [{ id: 'first', type: 'general', title: 'The first of two hundred', start: '17:00' }],
      },
      { date: '2026-04-18', title: 'The other 199', sessions: manySessions },
    ],
  },
}
