import { assetLink, entry, link, type SeedEntry, seedFile } from '../define.ts'
import { band, page, title, words } from '../parts.ts'

type Way = readonly [name: string, path: string, text: string]
type Part = { id: string; heading: string; text: string; ways: readonly Way[] }
type Overview = {
  id: string
  title: string
  description: string
  socialPicture: string
  heading: string
  lead: string
  parts: readonly Part[]
}

const overview = ({ id, socialPicture, heading, lead, parts, ...fields }: Overview): SeedEntry[] => [
  page(`overview-${id}`, {
    ...fields,
    path: `/${id}`,
    socialImage: assetLink(socialPicture),
    sections: [`overview-${id}-opening`, ...parts.map((part) => `overview-${id}-${part.id}`)],
  }),
  band(`overview-${id}-opening`, [`overview-${id}-heading`, `overview-${id}-lead`], {
    outerBackgroundColor: 'paleBlue',
  }),
  title(`overview-${id}-heading`, heading, { tag: 'h1', fontSize: 50, lineHeight: 1.1, marginBottom: 24 }),
  words(`overview-${id}-lead`, lead, { fontSize: 19, lineHeight: 31, maxWidth: 680 }),
  ...parts.flatMap((part) => row(`overview-${id}-${part.id}`, part)),
]

const row = (id: string, { heading, text, ways }: Part): SeedEntry[] => [
  entry('multicolumnTextAndImage', id, {
    internalName: `Overview: ${heading}`,
    isContainer: true,
    leftSide: [link(`${id}-heading`), link(`${id}-text`)],
    rightSide: ways.map((_, index) => link(`${id}-way-${index + 1}`)),
    leftColumnWidth: 4,
    rightColumnWidth: 8,
    rightInnerColumns: ways.length > 1 ? 2 : 1,
    verticalAlign: 'start',
  }),
  title(`${id}-heading`, heading),
  words(`${id}-text`, text),
  ...ways.map(([name, path, about], index) =>
    words(`${id}-way-${index + 1}`, `### [${name}](${path})\n\n${about}`, { class: 'rule-top' }),
  ),
]

export const overviews = seedFile({
  space: 'association',
  entries: [
    ...overview({
      id: 'education',
      title: 'Education',
      socialPicture: 'scene-lecture',
      description:
        'Courses, credentials and academies for physicians who lead: by format, by credential and by role.',
      heading: 'Learn what nobody taught you in residency',
      lead: 'Finance, negotiation, quality and strategy, taught by physicians who have carried the responsibility. Begin with how you want to learn, with the credential you work toward, or with your next role.',
      parts: [
        {
          id: 'formats',
          heading: 'By format',
          text: 'Every course says how many hours it takes and what it counts toward.',
          ways: [
            ['Online', '/education/courses/online', 'Start today, and learn at your pace.'],
            [
              'Hybrid online',
              '/education/courses/hybrid-online',
              'Online, with live sessions at fixed times.',
            ],
            ['In person', '/education/courses/in-person', 'One to three days in one room.'],
            ['All courses', '/education/courses', 'The whole catalog, with prices for members.'],
          ],
        },
        {
          id: 'credentials',
          heading: 'By credential',
          text: 'Courses count toward a credential for as long as you need.',
          ways: [
            [
              'Certified Physician Executive',
              '/credentials/cpe',
              'The credential that boards and search committees know.',
            ],
            [
              'Leadership Fundamentals',
              '/certifications/leadership-fundamentals',
              'A certificate for your first years as a leader.',
            ],
            ['Master’s degrees', '/education/courses/masters', 'Courses that count toward a degree.'],
            ['All credentials', '/credentials', 'What each asks of you, side by side.'],
          ],
        },
        {
          id: 'academies',
          heading: 'By role',
          text: 'Small groups, several months, one project from your own work.',
          ways: [
            ['CEO Academy', '/ceo-academy', 'For physicians on the way to the top.'],
            ['CMO Academy', '/cmo-academy', 'For new chief medical officers.'],
            [
              'Inter-Professional Academy',
              '/inter-professional-leadership-academy',
              'Physicians, nurses and administrators learn to lead together.',
            ],
          ],
        },
        {
          id: 'advice',
          heading: 'Not sure yet',
          text: 'Advice costs nothing, and commits you to nothing.',
          ways: [
            ['Find your course', '/assessment', 'Answer a few questions, and see what fits.'],
            ['Talk to an adviser', '/schedule-advising-session', 'Half an hour on what to take next.'],
          ],
        },
      ],
    }),
    ...overview({
      id: 'publications',
      title: 'Publications',
      socialPicture: 'scene-library',
      description:
        'Books, journals, articles and a podcast by physicians who lead, and how to write for them.',
      heading: 'Written by people who had to live with the result',
      lead: 'Our authors lead hospitals, groups and departments. They write about what they tried, what it cost, and what they kept.',
      parts: [
        {
          id: 'read',
          heading: 'Read',
          text: 'Much of it is open to everyone; members read the rest.',
          ways: [
            ['Articles', '/articles', 'New each week, on every subject of leadership.'],
            ['Books', '/publications/books', 'Handbooks and stories from practice.'],
            [
              'Journals and subscriptions',
              '/publications/subscriptions',
              'Four journals, on paper and online.',
            ],
            ['Resources', '/resources', 'Templates, guides and figures to work with.'],
          ],
        },
        {
          id: 'write',
          heading: 'Write',
          text: 'Our best articles are by people who think that they cannot write.',
          ways: [
            [
              'Write for us',
              '/publications/contribute',
              'What we look for, how long it may be, and how we review.',
            ],
          ],
        },
      ],
    }),
    ...overview({
      id: 'store',
      title: 'Store',
      socialPicture: 'scene-stairs',
      description:
        'Everything that the association sells: courses, books, journals, assessments and membership.',
      heading: 'Everything in one place',
      lead: 'One cart for all of it. Members pay less for most of it: log in, and each price is yours.',
      parts: [
        {
          id: 'learn',
          heading: 'Learn',
          text: 'In a room, online, or both.',
          ways: [
            ['Courses', '/education/courses', 'By format, by credential and by price.'],
            ['Webinars', '/webinars', 'One hour, live or recorded.'],
            ['Assessments', '/store/assessments', 'Measure yourself, a team or an organization.'],
          ],
        },
        {
          id: 'read',
          heading: 'Read',
          text: 'On paper, on a screen, or both.',
          ways: [
            ['Books', '/publications/books', 'Handbooks and stories from practice.'],
            [
              'Journals and subscriptions',
              '/publications/subscriptions',
              'Four journals, on paper and online.',
            ],
          ],
        },
        {
          id: 'belong',
          heading: 'Belong',
          text: 'Membership often pays for itself with the first course.',
          ways: [
            ['Membership', '/membership', 'What each level holds, and what it costs.'],
            ['Group membership', '/membership/groups', 'One membership for a whole organization.'],
          ],
        },
      ],
    }),
    ...overview({
      id: 'credentials',
      title: 'Credentials',
      socialPicture: 'badge-cpe',
      description:
        'The credentials for physicians who lead: what they ask of you and what counts toward them.',
      heading: 'Show what you have learned',
      lead: 'A credential says that you have learned to lead, and that somebody watched you do it. Every course of ours says what it counts toward.',
      parts: [
        {
          id: 'cpe',
          heading: 'Certified Physician Executive',
          text: 'For physicians of any specialty with experience in leading.',
          ways: [
            ['What it asks of you', '/credentials/cpe', 'Requirements, fees and the capstone.'],
            ['Core courses', '/education/courses/cpe-core', 'The base of the credential.'],
            ['Electives', '/education/courses/cpe-elective', 'Go deeper where you lead.'],
          ],
        },
        {
          id: 'others',
          heading: 'Before it, and after it',
          text: 'For the first years as a leader, and for those who want a degree.',
          ways: [
            [
              'Leadership Fundamentals',
              '/certifications/leadership-fundamentals',
              'A certificate for your first years as a leader.',
            ],
            ['Master’s degrees', '/education/courses/masters', 'Courses that count toward a degree.'],
          ],
        },
      ],
    }),
  ],
})
