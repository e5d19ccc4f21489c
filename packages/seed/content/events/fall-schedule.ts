import { comingFall } from '../../catalogue/fall-institute.ts'
import { day, entry, seedFile } from '../../define.ts'
import { band } from '../../parts.ts'

const breakfast = (id: string, start: string, end: string) => ({
  id,
  type: 'breakfast',
  title: 'Breakfast on the terrace',
  start,
  end,
  room: 'Bay Terrace',
})
type Course = { title: string; end: string; room: string; speakers: readonly string[]; credits: number }
const course = (id: string, written: Course) => ({
  id,
  type: 'session',
  start: '08:30',
  track: 'Courses',
  ...written,
})

const glance = [
  {
    date: day(comingFall),
    title: 'Yourself',
    sessions: [
      breakfast('thu-breakfast', '07:00', '08:15'),
      course('thu-tired-decisions', {
        title: 'How You Decide When You Are Tired',
        end: '16:00',
        room: 'Heron Room',
        speakers: ['Elena Petrova, MD'],
        credits: 6.5,
      }),
      course('thu-quiet-chair', {
        title: 'The Quiet Chair',
        end: '16:00',
        room: 'Egret Room',
        speakers: ['Hannah Feldman, MD'],
        credits: 6.5,
      }),
      course('thu-calendar', {
        title: 'What Your Calendar Says About You',
        end: '16:00',
        room: 'Pelican Room',
        speakers: ['Tunde Abara, MD'],
        credits: 6.5,
      }),
      {
        id: 'thu-welcome',
        type: 'general',
        title: 'Three sentences that changed a hospital',
        start: '16:30',
        end: '17:30',
        track: 'Everyone',
        room: 'Bayshore Ballroom',
        speakers: ['Maren Okafor, MD'],
        credits: 1,
        description: 'A talk without slides. The second half belongs to your questions.',
      },
      {
        id: 'thu-dinner',
        type: 'optional',
        title: 'Welcome dinner',
        start: '18:30',
        end: '21:00',
        track: 'Social',
        room: 'Bay Terrace',
        description: 'Guests are welcome; every participant may bring up to four.',
      },
    ],
  },
  {
    date: day(`${comingFall}+1`),
    title: 'Your team',
    sessions: [
      {
        id: 'fri-walk',
        type: 'wellness',
        title: 'Walk along the bay',
        start: '06:30',
        end: '07:15',
        track: 'Social',
        room: 'Meet at the pier',
        description: 'Nobody talks about work before the lighthouse.',
      },
      breakfast('fri-breakfast', '07:15', '08:15'),
      course('fri-conversation', {
        title: 'The Difficult Conversation',
        end: '13:00',
        room: 'Heron Room',
        speakers: ['Maren Okafor, MD'],
        credits: 4.5,
      }),
      course('fri-hiring', {
        title: 'Hiring and Letting Go',
        end: '13:00',
        room: 'Egret Room',
        speakers: ['Ingrid Halvorsen, MD'],
        credits: 4.5,
      }),
      course('fri-peer-review', {
        title: 'Peer Review Without Fear',
        end: '13:00',
        room: 'Pelican Room',
        speakers: ['Thomas Brandt, MD'],
        credits: 4.5,
      }),
      {
        id: 'fri-golf',
        type: 'optional',
        title: 'Golf at Bayshore Links',
        start: '14:00',
        end: '17:30',
        track: 'Social',
        room: 'Bus at the lobby, 1:30 p.m.',
      },
      {
        id: 'fri-pickleball',
        type: 'optional',
        title: 'Pickleball under palm trees',
        start: '14:00',
        end: '17:30',
        track: 'Social',
        room: 'Courts 1 to 6',
      },
      {
        id: 'fri-sound-bath',
        type: 'wellness',
        title: 'Sound bath by the water',
        start: '15:00',
        end: '16:00',
        track: 'Social',
        room: 'South Lawn',
      },
      {
        id: 'fri-dinner',
        type: 'optional',
        title: 'Dinner for eight',
        start: '19:00',
        end: '21:30',
        track: 'Social',
        room: 'Your table is on your badge',
      },
    ],
  },
  {
    date: day(`${comingFall}+2`),
    title: 'Your system',
    sessions: [
      breakfast('sat-breakfast', '07:00', '08:15'),
      course('sat-budget', {
        title: 'A Budget That Tells the Truth',
        end: '16:00',
        room: 'Heron Room',
        speakers: ['Grace Liu, MD'],
        credits: 6.5,
      }),
      course('sat-boards', {
        title: 'What Boards Ask',
        end: '16:00',
        room: 'Egret Room',
        speakers: ['Per Lindqvist, MD'],
        credits: 6.5,
      }),
      course('sat-strategy', {
        title: 'Strategy on One Page: The Workshop',
        end: '16:00',
        room: 'Pelican Room',
        speakers: ['Ingrid Halvorsen, MD', 'Per Lindqvist, MD'],
        credits: 6.5,
      }),
      {
        id: 'sat-closing',
        type: 'general',
        title: 'What you will do on Monday',
        start: '16:15',
        end: '17:00',
        track: 'Everyone',
        room: 'Bayshore Ballroom',
        speakers: ['Tunde Abara, MD'],
        credits: 0.75,
      },
    ],
  },
]

const vanguard = [
  {
    date: day(`${comingFall}-1`),
    title: 'The evening before',
    sessions: [
      {
        id: 'vanguard-dinner',
        type: 'general',
        title: 'Dinner, and the case in ten minutes',
        start: '18:30',
        end: '21:00',
        track: 'Vanguard',
        room: 'The Library',
        speakers: ['Per Lindqvist, MD'],
      },
    ],
  },
  {
    date: day(comingFall),
    title: 'One case',
    sessions: [
      {
        id: 'vanguard-questions',
        type: 'session',
        title: 'Questions only',
        start: '08:30',
        end: '11:00',
        track: 'Vanguard',
        room: 'The Library',
        credits: 2.5,
        description: 'Advice is not allowed before eleven.',
      },
      {
        id: 'vanguard-proposals',
        type: 'session',
        title: 'Three groups, three proposals',
        start: '13:00',
        end: '16:00',
        track: 'Vanguard',
        room: 'The Library',
        credits: 3,
      },
      {
        id: 'vanguard-decision',
        type: 'general',
        title: 'The decision, or what is missing for it',
        start: '16:30',
        end: '17:30',
        track: 'Vanguard',
        room: 'The Library',
        credits: 1,
      },
    ],
  },
]

export const fallSchedule = seedFile({
  space: 'events',
  entries: [
    band('fall-schedule', ['fall-glance'], { hashLink: 'schedule' }),
    entry('scheduler', {
      id: 'fall-glance',
      fields: {
        internalName: 'Fall institute: schedule at a glance',
        title: 'Schedule at a glance',
        description: 'All times are those of Clearwater, Florida. You attend one course a day.',
        kind: 'at-a-glance',
        timeZone: 'America/New_York',
        startDate: day(comingFall),
        endDate: day(`${comingFall}+2`),
        days: glance,
      },
    }),
    entry('scheduler', {
      id: 'fall-vanguard-days',
      fields: {
        internalName: 'Fall institute: Vanguard schedule',
        title: 'Vanguard',
        description:
          'Thirty seats, an evening and a day. From Friday on, you join the courses of the institute.',
        kind: 'vanguard',
        timeZone: 'America/New_York',
        startDate: day(`${comingFall}-1`),
        endDate: day(comingFall),
        days: vanguard,
      },
    }),
  ],
})
