import { fallExtras } from '../../catalogue/fall-extras.ts'
import { comingPreview, preview2026 } from '../../catalogue/prices.ts'
import { conferenceSpeakers } from '../../catalogue/speakers.ts'
import { assetLink, day, entry, link, prose, seedFile } from '../../define.ts'

const unknown = { member: null, nonMember: null, joinNow: null }
const common = {
  kind: 'conference',
  timeZone: 'America/Chicago',
  picture: assetLink('filled-hall'),
  sponsors: ['gulf-coast', 'meridian', 'northlight', 'ledger'].map((id) => link(`sponsor-${id}`)),
  membershipVariant: fallExtras.membership,
  venueName: 'Hotel Riverside Chicago',
  venueAddress: '301 East North Water Street\nChicago, Illinois 60611',
} as const

export const conferenceEditions = seedFile({
  space: 'events',
  entries: [
    entry('eventEdition', 'edition-conference', {
      internalName: 'Edition: {year Fri+150} Annual Leadership Conference',
      key: 'conference-{year Fri+150}',
      name: '{year Fri+150} Annual Leadership Conference',
      path: '/conference',
      lead: 'The hallway is half of the program: three days, two thousand physicians, and long breaks on purpose.',
      speakers: conferenceSpeakers.map((id) => link(`speaker-${id}`)),
      ...common,
      startDate: day('Fri+150'),
      endDate: day('Fri+150+2'),
      registrationOpens: day(-20, '09:00-05:00'),
      courses: [link('conference-ticket')],
      tiers: [
        { name: 'preview', from: day(-20), ...comingPreview },
        { name: 'early bird', from: day('Fri+150-90'), ...unknown },
        { name: 'regular', from: day('Fri+150-21'), ...unknown },
        { name: 'late', from: null, ...unknown },
      ],
      eventId: 'ALC-{year Fri+150}',
      schedules: [link('conference-glance'), link('conference-vanguard-days')],
      venueText: prose(
        'The hotel keeps rooms for us until {day Fri+150-21 yearless}. The halls have steps nowhere and quiet rooms on each floor; tell us what else you need.',
      ),
    }),
    entry('eventEdition', 'edition-conference-2026', {
      internalName: 'Edition: 2026 Annual Leadership Conference',
      key: 'conference-2026',
      name: '2026 Annual Leadership Conference',
      path: '/conference/2026',
      lead: 'Two thousand physicians met by the river, and the longest line was the one for the talk about a failure.',
      outcome: ['figures', 'picture', 'words', 'quote'].map((part) => link(`conference-2026-${part}`)),
      ...common,
      picture: assetLink('scene-bridge'),
      startDate: '2026-04-17',
      endDate: '2026-04-19',
      registrationOpens: '2026-01-05T09:00-06:00',
      registrationCloses: '2026-04-15T17:00-05:00',
      courses: [link('conference-ticket-2026')],
      tiers: [
        { name: 'preview', from: '2026-01-05', ...preview2026 },
        { name: 'early bird', from: '2026-01-06', ...unknown },
        { name: 'regular', from: '2026-03-27', ...unknown },
        { name: 'late', from: null, ...unknown },
      ],
      eventId: 'ALC-2026',
    }),
  ],
})
