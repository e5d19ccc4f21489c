import type { Draft } from '../../define/values.ts'

export const scheduler: Draft<'scheduler'> = {
  internalName: 'Schedule: Annual Leadership Conference 2026',
  title: 'Schedule at a glance',
  description:
    'Three days in Chicago. Sessions with credits are marked; everything else is there to meet people.',
  timeZone: 'America/Chicago',
  startDate: '2026-04-17',
  endDate: '2026-04-19',
  hashLink: 'schedule',
  days: [
    {
      date: '2026-04-17',
      title: 'Arrive and look ahead',
      sessions: [
        {
          type: 'breakfast',
          title: 'Breakfast with the faculty',
          start: '07:00',
          end: '08:00',
          room: 'Lakeview Terrace',
        },
        {
          type: 'general',
          title: 'Opening: the hospital in ten years',
          start: '08:15',
          end: '09:30',
          room: 'Grand Ballroom',
          speakers: ['Maren Okafor, MD', 'Daniel Reyes, MD, MBA'],
          credits: 1.25,
          description: 'What care will look like when most of it happens at home, and who will lead it.',
        },
        {
          type: 'session',
          title: 'Reading a balance sheet in thirty minutes',
          start: '10:00',
          end: '11:15',
          room: 'Room 204',
          speakers: ['Priya Natarajan, MD, CPE'],
          credits: 1.25,
        },
        {
          type: 'optional',
          title: 'Walk along the river',
          start: '17:30',
          end: '18:30',
          room: 'Meet in the lobby',
        },
      ],
    },
    {
      date: '2026-04-18',
      title: 'Lead the team you have',
      sessions: [
        {
          type: 'wellness',
          title: 'Yoga for early risers',
          start: '06:30',
          end: '07:15',
          room: 'Roof garden',
        },
        {
          type: 'session',
          title: 'The difficult conversation, rehearsed',
          start: '09:00',
          end: '10:30',
          room: 'Room 210',
          speakers: ['Tobias Lindqvist, MD'],
          credits: 1.5,
        },
      ],
    },
    {
      date: '2026-04-19',
      title: 'Take it home',
      sessions: [
        {
          type: 'general',
          title: 'Closing: one change by Monday',
          start: '09:00',
          end: '10:00',
          room: 'Grand Ballroom',
          speakers: ['Maren Okafor, MD'],
          credits: 1,
        },
      ],
    },
  ],
}
