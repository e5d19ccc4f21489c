import { fallExtras } from '../../catalogue/fall-extras.ts'
import {
  comingFall,
  comingInstitute,
  courseId,
  courseSlug,
  institute2025,
  titleSuffixOf,
} from '../../catalogue/fall-institute.ts'
import { fallTeachers } from '../../catalogue/speakers.ts'
import { assetLink, day, entry, link, prose, type SeedFile, seedFile } from '../../define.ts'
import { courses2025, nineCourses } from './fall-courses.ts'
import { fallQuestions } from './fall-questions.ts'

const identifiers = {
  membershipVariant: fallExtras.membership,
  golfVariant: fallExtras.golf,
  soundBathVariant: fallExtras.soundBath,
  pickleballVariant: fallExtras.pickleball,
  guestVariant: fallExtras.guest,
  vanguardVariant: fallExtras.vanguard,
}

const place = {
  timeZone: 'America/New_York',
  groupActivityDay: 2,
  picture: assetLink('quiet-water'),
  venueName: 'The Bayshore Hotel',
  venueAddress: '400 Bayshore Boulevard\nClearwater, Florida 33767',
} as const

const links = (ids: readonly string[]) => ids.map((id) => link(id))
const idsOf = ({ entries }: SeedFile) => links(entries.map(({ id }) => id))
const sponsors = links(['sponsor-gulf-coast', 'sponsor-bayline', 'sponsor-ledger', 'sponsor-quietroom'])

/** Remaining seats. Zero shows a sold-out course. */
const seatsOf: Readonly<Record<string, number>> = { '3-your-calendar': 0, '6-peer-review': 2 }

/** One institute is open for registration on any day of seeding; the one of 2025 is over. */
export const fallEditions = seedFile({
  space: 'events',
  entries: [
    entry('eventEdition', 'edition-fall-institute', {
      internalName: `Edition: {year ${comingFall}} Fall Institute`,
      key: `fall-institute-{year ${comingFall}}`,
      kind: 'fall-institute',
      name: `{year ${comingFall}} Fall Institute`,
      titleSuffix: titleSuffixOf(comingInstitute),
      path: '/fall-institute',
      lead: 'Three days by the bay that change your next three years: small groups, one subject a day, no slides after lunch.',
      ...place,
      ...identifiers,
      startDate: day(comingFall),
      endDate: day(`${comingFall}+2`),
      registrationOpens: day(-30, '09:00-05:00'),
      registrationCloses: day(`${comingFall}-3`, '17:00-04:00'),
      earlyBirdDeadline: day(`${comingFall}-98`),
      advancedDeadline: day(`${comingFall}-36`),
      courses: links(nineCourses.map((course) => courseId(comingInstitute, course))),
      eventId: `FI-{year ${comingFall}}`,
      capacity: {
        courses: Object.fromEntries(
          nineCourses.map((course) => [courseSlug(comingInstitute, course), seatsOf[course.key] ?? 24]),
        ),
        golf: 12,
        soundBath: 30,
        pickleball: 24,
      },
      speakers: links(fallTeachers.map((id) => `speaker-${id}`)),
      sponsors,
      schedules: links(['fall-glance', 'fall-vanguard-days']),
      faq: idsOf(fallQuestions),
      venueText: prose(
        `The hotel stands on the water, half an hour by car from the airport of Tampa. We keep two hundred rooms until {day ${comingFall}-36 yearless}; say “fall institute” when you call.`,
        'A shuttle meets every flight on Wednesday afternoon. The hotel has no steps, and a quiet room on each floor.',
      ),
      whatToBring: prose(
        '- Shoes in which you can walk along the bay at half past six\n- The material that your courses ask for\n- A jacket, because the ballroom is cold\n- Golf clubs, if you play with your own',
      ),
      howToChange: prose(
        'Call [+1 813 555 0142](tel:+18135550142) or write to [events@physicianleaders.example](mailto:events@physicianleaders.example) with the number of your order. Courses, activities and names of guests can change until the Monday before the institute.',
      ),
    }),
    // Replaces the fixture, which would be one more edition.
    entry('eventEdition', 'eventEdition', {
      internalName: 'Edition: 2025 Fall Institute',
      key: 'fall-institute-2025',
      kind: 'fall-institute',
      name: '2025 Fall Institute',
      titleSuffix: titleSuffixOf(institute2025),
      path: '/fall-institute/2025',
      lead: 'Two hundred and eleven physicians came to Clearwater. It rained on Friday, so the sound bath moved indoors, and nobody minded.',
      ...place,
      ...identifiers,
      startDate: institute2025.days[0],
      endDate: institute2025.days[2],
      registrationOpens: '2025-03-03T09:00-05:00',
      registrationCloses: '2025-10-17T17:00-04:00',
      earlyBirdDeadline: '2025-07-15',
      advancedDeadline: '2025-09-15',
      courses: links(courses2025.map((course) => courseId(institute2025, course))),
      eventId: 'FI-2025',
      capacity: {
        courses: Object.fromEntries(courses2025.map((course) => [courseSlug(institute2025, course), 24])),
        golf: 72,
        soundBath: 30,
        pickleball: 24,
      },
      speakers: links(['speaker-hannah-feldman', 'speaker-okafor', 'speaker-lindqvist']),
      sponsors,
      outcome: links(['fall-2025-figures', 'fall-2025-picture', 'fall-2025-words', 'fall-2025-quote']),
    }),
  ],
})
