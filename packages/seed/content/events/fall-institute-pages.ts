import { editionPage, parts } from '../../catalogue/event-parts.ts'
import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, picture, split, title, words } from '../../parts.ts'

const year = '{year Thu@10-20+120}'
const edition = 'edition-fall-institute'

const activities = [
  [
    'golf',
    'Golf',
    'Eighteen holes at Bayshore Links, in groups of four. Clubs can be rented. Tell us your handicap, or that you have none.',
  ],
  [
    'pickleball',
    'Pickleball',
    'Six courts under palm trees and two coaches, for beginners and for those who deny being any. We lend you a paddle.',
  ],
  [
    'sound-bath',
    'Sound bath',
    'An hour on a mat by the water, with bowls and gongs. Half of those who come fall asleep, and it is allowed.',
  ],
] as const

export const fallInstitutePages = seedFile({
  space: 'events',
  entries: [
    ...editionPage('fall-about', {
      edition,
      title: `About the Fall Institute ${year}`,
      path: '/fall-institute/about',
      description:
        'Where the fall institute takes place, how to get there, and what the fee of a course includes.',
      socialImage: assetLink('quiet-water'),
      heading: 'Three days by the bay',
      sections: [
        'fall-about-columns',
        'fall-part-speakers',
        'fall-about-quote',
        'fall-part-venue',
        'fall-part-faq',
        'fall-about-next',
      ],
    }),
    split('fall-about-columns', [['fall-about-text'], ['fall-about-picture', 'fall-about-guests']]),
    words(
      'fall-about-text',
      [
        'The fall institute is the smaller of our two meetings, and the quieter one. Two hundred and sixteen physicians learn in groups of twenty-four. Breakfast is long, and nobody shows slides after lunch.',
        '## What the fee of a course includes',
        '- The course with its material, and its CME credits: up to seventeen and a half for a course on each day\n- All meals but one dinner, for which we introduce you to seven others\n- A seat at the talks of the evening',
        'Here is [what we taught in 2025](/fall-institute/2025).',
      ].join('\n\n'),
    ),
    picture('fall-about-picture', 'scene-huddle'),
    words(
      'fall-about-guests',
      '## Who comes\n\nTwo thirds of the participants lead a department or a medical staff. One in five comes for the first time, and gets a companion for the first day who does not.',
      { class: 'rule-top' },
    ),
    entry('quoteBlock', 'fall-about-quote', {
      internalName: 'Fall institute: about, quote',
      quote: prose(
        'Nobody asked what I had achieved. They asked what I would do on Monday. I have been back every fall since.',
      ),
      attribution: 'Samira Haddad, MD, MPH, vice president of quality at Good Harbor',
      portrait: assetLink('portrait-haddad'),
      alignAttribution: 'start',
      isContainer: true,
      topPadding: 5,
      bottomPadding: 5,
      wrapperBackgroundColor: 'paleBlue',
    }),
    ...parts('fall', edition, {
      header: `${year} Fall Institute`,
      dates: 'Dates to remember',
      speakers: 'Who teaches',
      venue: 'Where we meet',
      faq: 'Questions and answers',
      courses: 'The courses',
      sponsors: 'Who helps',
      pricing: 'What it costs',
      registration: 'Register',
    }),
    band('fall-about-next', ['fall-about-buttons'], { paddings: 'pb-5' }),
    buttons(
      'fall-about-buttons',
      [
        ['See the courses', '/fall-institute/courses'],
        ['Dates to remember', '/fall-institute#dates'],
      ],
      { button2Variant: 'transparent' },
    ),
    ...editionPage('fall-events', {
      edition,
      title: `Social events of the Fall Institute ${year}`,
      path: '/fall-institute/events',
      description:
        'Golf, pickleball, a sound bath by the water, and two dinners: what happens beside the courses.',
      socialImage: assetLink('first-light'),
      heading: 'Social events',
      sections: ['fall-events-friday', 'fall-events-evenings'],
    }),
    band('fall-events-friday', ['fall-events-title', 'fall-events-lead', 'fall-events-activities']),
    title('fall-events-title', 'Friday, 2:00 to 5:30 p.m.: choose one of three', { marginBottom: 12 }),
    words(
      'fall-events-lead',
      'Leaders are lonely, and the afternoon of the second day is our remedy. You choose when you [register](/fall-institute/registration), and see the prices there.',
    ),
    band(
      'fall-events-activities',
      activities.map(([id]) => `fall-events-${id}`),
      { isContainer: false, paddings: 'pt-4', columnBreakpoints: 'col-12 col-md-4' },
    ),
    ...activities.map(([id, name, text]) =>
      words(`fall-events-${id}`, `### ${name}\n\n${text}`, { class: 'rule-top' }),
    ),
    split('fall-events-evenings', [['fall-events-hours'], ['fall-events-picture']], {
      verticalAlign: 'center',
      outerBackgroundColor: 'paleBlue',
      innerTopPadding: 4,
      innerBottomPadding: 4,
    }),
    words(
      'fall-events-hours',
      [
        '## Evenings and mornings',
        [
          '| When | What |',
          '| --- | --- |',
          '| Each morning, 6:30 a.m. | A walk along the bay. Nobody talks about work before the lighthouse. |',
          '| Thursday, 6:30 p.m. | Welcome dinner on the terrace. Every participant may bring up to four guests. |',
          '| Friday, 7:00 p.m. | Dinner for eight. We choose your table and one question. |',
        ].join('\n'),
      ].join('\n\n'),
    ),
    picture('fall-events-picture', 'first-light'),
    ...editionPage('fall-courses', {
      edition,
      title: `Courses of the Fall Institute ${year}`,
      path: '/fall-institute/courses',
      description:
        'Nine courses on three days: three each on yourself, your team and your system. You choose one a day.',
      socialImage: assetLink('ascent'),
      heading: 'Nine courses, of which you take three',
      sections: ['fall-part-courses', 'fall-courses-hours'],
    }),
    split('fall-courses-hours', [['fall-courses-text'], ['fall-courses-buttons']], {
      verticalAlign: 'center',
      outerBackgroundColor: 'paleBlue',
      innerTopPadding: 4,
      innerBottomPadding: 4,
    }),
    words(
      'fall-courses-text',
      [
        '## How it works',
        'You choose one course a day. Each lasts from 8:30 a.m. to 4:00 p.m., except on Friday, when it ends at 1:00 p.m.',
        'Each group has twenty-four seats. Full courses stay on this list, because seats are returned until the last week.',
      ].join('\n\n'),
    ),
    buttons(
      'fall-courses-buttons',
      [
        ['Register', '/fall-institute/registration'],
        ['For senior leaders', '/fall-institute/vanguard'],
      ],
      { button2Variant: 'transparent' },
    ),
    ...editionPage('fall-vanguard', {
      edition,
      title: `Vanguard at the Fall Institute ${year}`,
      path: '/fall-institute/vanguard',
      description:
        'A day and a half for physicians who lead whole systems: thirty seats, one case, no slides.',
      socialImage: assetLink('meeting-circles'),
      heading: 'Vanguard: for those who lead systems',
      sections: ['fall-vanguard-columns', 'fall-vanguard-schedule'],
    }),
    split('fall-vanguard-columns', [
      ['fall-vanguard-text'],
      ['fall-vanguard-picture', 'fall-vanguard-seats'],
    ]),
    words(
      'fall-vanguard-text',
      [
        'Vanguard is a meeting within the meeting. Thirty chief executives, chief medical officers and presidents of medical groups work for a day and a half on one case: a decision that one of them must take within the next sixty days.',
        '## How it runs',
        '1. **Wednesday evening:** dinner. The person whose case it is speaks for ten minutes.\n2. **Thursday morning:** questions only. Advice is not allowed before eleven.\n3. **Thursday afternoon:** three groups, three proposals, one hour each.\n4. **Thursday, 4:30 p.m.:** the decision, or what is missing for it.',
        'From Friday on, Vanguard participants join the courses of the institute.',
      ].join('\n\n'),
    ),
    picture('fall-vanguard-picture', 'meeting-circles'),
    words(
      'fall-vanguard-seats',
      '## Thirty seats, by application\n\nWrite half a page about a decision that you must take this fall to [vanguard@physicianleaders.example](mailto:vanguard@physicianleaders.example).',
      { class: 'rule-top' },
    ),
    band('fall-vanguard-schedule', ['fall-vanguard-days'], { outerBackgroundColor: 'lightGray' }),
    ...editionPage('fall-sponsors', {
      edition,
      title: `Sponsors of the Fall Institute ${year}`,
      path: '/fall-institute/sponsors',
      description: 'Who helps to pay for the fall institute, and what sponsors may and may not do.',
      socialImage: assetLink('quiet-water'),
      heading: 'Sponsors',
      sections: ['fall-part-sponsors', 'fall-sponsors-rules'],
    }),
    split('fall-sponsors-rules', [['fall-sponsors-text'], ['fall-sponsors-ask']], {
      outerBackgroundColor: 'paleBlue',
      innerTopPadding: 4,
      innerBottomPadding: 4,
    }),
    words(
      'fall-sponsors-text',
      '## What they may do\n\nFour organizations help to pay for the fall institute. They do not choose subjects or speakers, and they get no list of participants.',
    ),
    words(
      'fall-sponsors-ask',
      '## Would you like to be one?\n\nWrite to [sponsors@physicianleaders.example](mailto:sponsors@physicianleaders.example). We accept no manufacturers of drugs or devices.',
    ),
    ...editionPage('fall-registration', {
      edition,
      title: `Registration for the Fall Institute ${year}`,
      path: '/fall-institute/registration',
      description: 'What the fall institute costs, what you need to register, and the way in.',
      hideFromSearch: true,
      heading: 'Register for the fall institute',
      sections: ['fall-registration-start', 'fall-part-pricing', 'fall-registration-reminder'],
    }),
    split('fall-registration-start', [
      ['fall-part-registration'],
      ['fall-registration-text', 'fall-part-dates'],
    ]),
    words(
      'fall-registration-text',
      [
        '## What you need',
        'Registration takes about ten minutes, in seven short steps. You can leave at any time and continue later. Have ready:',
        '- your choice of [three courses](/fall-institute/courses)\n- your [group activity](/fall-institute/events)\n- the names of your guests',
      ].join('\n\n'),
    ),
    entry('contactCallout', 'fall-registration-reminder', {
      internalName: 'Fall institute: reminder',
      title: link('fall-registration-reminder-title'),
      text: prose('We answer questions about courses, seats and visa letters within one working day.'),
      image: assetLink('portrait-wedderly'),
      contactName: 'June Wedderly',
      contactRole: 'Director of the academies',
      email: 'events@physicianleaders.example',
      phone: '+1 813 555 0142',
    }),
    title('fall-registration-reminder-title', 'Ask us first', {
      internalName: 'Fall institute: reminder, title',
    }),
  ],
})
