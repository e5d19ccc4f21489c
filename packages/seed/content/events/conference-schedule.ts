import { day, entry, link, seedFile } from '../../define.ts'
import { band, title, words } from '../../parts.ts'

const glance = [
  {
    date: day('Fri+150'),
    title: 'Arrive and look ahead',
    sessions: [
      {
        id: 'breakfast-faculty',
        type: 'breakfast',
        title: 'Breakfast with the faculty',
        start: '07:00',
        end: '08:00',
        room: 'Lakeview Terrace',
      },
      {
        id: 'opening',
        type: 'general',
        title: 'It opens with a failure',
        track: 'Strategy',
        start: '08:15',
        end: '09:30',
        room: 'Grand Ballroom',
        speakers: ['Per Lindqvist, MD'],
        credits: 1.25,
        description: 'Forty minutes, without notes. Nothing is recorded.',
      },
      {
        id: 'balance-sheet',
        type: 'session',
        title: 'Reading a balance sheet in thirty minutes',
        track: 'Finance',
        start: '10:00',
        end: '11:15',
        room: 'Room 204',
        speakers: ['Lin Hartmann, DO'],
        credits: 1.25,
      },
      {
        id: 'near-misses',
        type: 'session',
        title: 'Near misses on the wall',
        track: 'Safety',
        start: '10:00',
        end: '11:15',
        room: 'Room 210',
        speakers: ['Samira Haddad, MD'],
        credits: 1.25,
      },
      {
        id: 'river-walk',
        type: 'optional',
        title: 'Walk along the river',
        start: '17:30',
        end: '18:30',
        room: 'Meet in the lobby',
      },
    ],
  },
  {
    date: day('Fri+150+1'),
    title: 'Lead the team you have',
    sessions: [
      {
        id: 'yoga',
        type: 'wellness',
        title: 'Yoga for early risers',
        start: '06:30',
        end: '07:15',
        room: 'Roof garden',
      },
      {
        id: 'breakfast-specialty',
        type: 'breakfast',
        title: 'Breakfast by specialty',
        start: '07:30',
        end: '08:30',
        room: 'Lakeview Terrace',
      },
      {
        id: 'difficult-conversation',
        type: 'session',
        title: 'The difficult conversation, rehearsed',
        track: 'Teams',
        start: '09:00',
        end: '10:30',
        room: 'Room 210',
        speakers: ['Maren Okafor, MD'],
        credits: 1.5,
      },
      {
        id: 'meeting',
        type: 'general',
        title: 'The meeting nobody misses',
        track: 'Teams',
        start: '11:00',
        end: '12:00',
        room: 'Grand Ballroom',
        speakers: ['Tunde Abara, MD'],
        credits: 1,
      },
      {
        id: 'architecture',
        type: 'optional',
        title: 'Architecture from the water',
        start: '16:00',
        end: '17:30',
        room: 'Dock 3',
      },
    ],
  },
  {
    date: day('Fri+150+2'),
    title: 'Take it home',
    sessions: [
      {
        id: 'breakfast-late',
        type: 'breakfast',
        title: 'Breakfast, late',
        start: '08:00',
        end: '09:00',
        room: 'Lakeview Terrace',
      },
      {
        id: 'closing',
        type: 'general',
        title: 'One change by Monday',
        track: 'Strategy',
        start: '09:15',
        end: '10:30',
        room: 'Grand Ballroom',
        speakers: ['Daniel Reyes, MD', 'Ravi Iyer, MD'],
        credits: 1.25,
      },
    ],
  },
]

const vanguard = [
  {
    date: day('Fri+150-1'),
    title: 'The evening before',
    sessions: [
      {
        id: 'vanguard-dinner',
        type: 'general',
        title: 'Dinner with three chairs of boards',
        start: '18:30',
        end: '21:00',
        room: 'The Library',
      },
    ],
  },
  {
    date: day('Fri+150'),
    title: 'Systems',
    sessions: [
      {
        id: 'vanguard-merger',
        type: 'session',
        title: 'A merger, from both sides',
        start: '13:00',
        end: '15:00',
        room: 'Vanguard Room',
        speakers: ['Per Lindqvist, MD', 'June Whitfield, MEd'],
        credits: 2,
      },
      {
        id: 'vanguard-case',
        type: 'session',
        title: 'Your case, with five others',
        start: '15:30',
        end: '17:00',
        room: 'Vanguard Room',
        credits: 1.5,
      },
    ],
  },
]

export const conferenceSchedule = seedFile({
  space: 'events',
  entries: [
    band('conference-schedule', ['conference-glance'], { hashLink: 'schedule' }),
    entry('scheduler', {
      id: 'conference-glance',
      fields: {
        internalName: 'Conference: schedule at a glance',
        title: 'Schedule at a glance',
        kind: 'at-a-glance',
        timeZone: 'America/Chicago',
        startDate: day('Fri+150'),
        endDate: day('Fri+150+2'),
        days: glance,
      },
    }),
    band('conference-vanguard', ['conference-vanguard-days'], { outerBackgroundColor: 'lightGray' }),
    entry('scheduler', {
      id: 'conference-vanguard-days',
      fields: {
        internalName: 'Conference: Vanguard schedule',
        title: 'Vanguard',
        description: 'For those who lead systems: twenty seats, an evening and a day of their own.',
        kind: 'vanguard',
        timeZone: 'America/Chicago',
        startDate: day('Fri+150-1'),
        endDate: day('Fri+150'),
        days: vanguard,
      },
    }),
    band('conference-venue', ['conference-venue-words', 'conference-map'], {
      columnBreakpoints: 'col-12 col-lg-6',
      hashLink: 'venue',
    }),
    entry('section', {
      id: 'conference-venue-words',
      fields: {
        internalName: 'Conference: venue, words',
        paddings: 'p-0',
        elements: [link('conference-venue-title'), link('conference-venue-text')],
      },
    }),
    title('conference-venue-title', 'By the river, ten minutes from the train'),
    words(
      'conference-venue-text',
      'The hotel keeps rooms for us until {day Fri+150-21 yearless}. The halls have steps nowhere and quiet rooms on each floor; tell us what else you need.',
    ),
    entry('jsonData', {
      id: 'conference-map',
      fields: {
        internalName: 'Conference: map',
        kind: 'map',
        data: {
          address: '221 North Columbus Drive, Chicago, IL 60601',
        },
      },
    }),
  ],
})
