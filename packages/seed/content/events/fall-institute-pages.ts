import { parts } from '../../catalogue/event-parts.ts'
import { assetLink, entry, link, seedFile } from '../../define.ts'
import { band, buttons, textPage, title } from '../../parts.ts'

const year = '{year Thu@10-20+120}'

export const fallInstitutePages = seedFile({
  space: 'events',
  entries: [
    ...textPage('fall-about', {
      title: `About the Fall Institute ${year}`,
      path: '/fall-institute/about',
      description:
        'Where the fall institute takes place, how to get there, and what the fee of a course includes.',
      socialImage: assetLink('quiet-water'),
      heading: 'Three days by the bay',
      text: [
        'The fall institute is the smaller of our two meetings, and the quieter one. Two hundred and sixteen physicians learn in groups of twenty-four. Breakfast is long, and nobody shows slides after lunch.',
        '## What the fee of a course includes',
        '- The course with its material, and its CME credits: up to seventeen and a half for a course on each day\n- All meals but one dinner, for which we introduce you to seven others\n- A seat at the talks of the evening',
        '## Who comes',
        'Two thirds of the participants lead a department or a medical staff. One in five comes for the first time, and gets a companion for the first day who does not.',
        '> I had planned to leave on Friday. I have been back every fall since.',
        'Here is [what we taught in 2025](/fall-institute/2025).',
      ],
      after: ['fall-part-speakers', 'fall-part-venue', 'fall-part-faq', 'fall-about-buttons'],
    }),
    ...parts('fall', 'edition-fall-institute', {
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
    buttons('fall-about-buttons', [
      ['See the courses', '/fall-institute/courses'],
      ['Dates to remember', '/fall-institute#dates'],
    ]),
    ...textPage('fall-events', {
      title: `Social events of the Fall Institute ${year}`,
      path: '/fall-institute/events',
      description:
        'Golf, pickleball, a sound bath by the water, and two dinners: what happens beside the courses.',
      socialImage: assetLink('first-light'),
      heading: 'Social events',
      text: [
        'Leaders are lonely, and the afternoon of the second day is our remedy.',
        '## Group activities on Friday, from 2:00 to 5:30 p.m.',
        '### Golf',
        'Eighteen holes at Bayshore Links, in groups of four. Clubs can be rented. Tell us your handicap, or that you have none.',
        '### Pickleball',
        'Six courts under palm trees and two coaches, for beginners and for those who deny being any. We lend you a paddle.',
        '### Sound bath',
        'An hour on a mat by the water, with bowls and gongs. Half of those who come fall asleep, and it is allowed.',
        '## Evenings',
        '- **Thursday, 6:30 p.m.:** welcome dinner on the terrace. Guests are welcome; every participant may bring up to four.\n- **Friday, 7:00 p.m.:** dinner for eight. We choose your table and one question.',
        '## Mornings',
        'A walk along the bay starts at 6:30. Nobody talks about work before the lighthouse.',
      ],
    }),
    ...textPage('fall-courses', {
      title: `Courses of the Fall Institute ${year}`,
      path: '/fall-institute/courses',
      description:
        'Nine courses on three days: three each on yourself, your team and your system. You choose one a day.',
      socialImage: assetLink('ascent'),
      heading: 'Nine courses, of which you take three',
      text: [
        'You choose one course a day. Each lasts from 8:30 a.m. to 4:00 p.m., except on Friday, when it ends at 1:00 p.m.',
        'Each group has twenty-four seats. Full courses stay on this list, because seats are returned until the last week.',
      ],
      after: ['fall-part-courses', 'fall-courses-buttons'],
    }),
    buttons('fall-courses-buttons', [
      ['Register', '/fall-institute/registration'],
      ['For senior leaders', '/fall-institute/vanguard'],
    ]),
    ...textPage('fall-vanguard', {
      title: `Vanguard at the Fall Institute ${year}`,
      path: '/fall-institute/vanguard',
      description:
        'A day and a half for physicians who lead whole systems: thirty seats, one case, no slides.',
      socialImage: assetLink('meeting-circles'),
      heading: 'Vanguard: for those who lead systems',
      text: [
        'Vanguard is a meeting within the meeting. Thirty chief executives, chief medical officers and presidents of medical groups work for a day and a half on one case: a decision that one of them must take within the next sixty days.',
        '## How it runs',
        '1. **Wednesday evening:** dinner. The person whose case it is speaks for ten minutes.\n2. **Thursday morning:** questions only. Advice is not allowed before eleven.\n3. **Thursday afternoon:** three groups, three proposals, one hour each.\n4. **Thursday, 4:30 p.m.:** the decision, or what is missing for it.',
        'From Friday on, Vanguard participants join the courses of the institute.',
        '## Seats',
        'By application. Write half a page about a decision that you must take this fall to [vanguard@physicianleaders.example](mailto:vanguard@physicianleaders.example).',
      ],
      after: ['fall-vanguard-schedule'],
    }),
    band('fall-vanguard-schedule', ['fall-vanguard-days'], { outerBackgroundColor: 'lightGray' }),
    ...textPage('fall-sponsors', {
      title: `Sponsors of the Fall Institute ${year}`,
      path: '/fall-institute/sponsors',
      description: 'Who helps to pay for the fall institute, and what sponsors may and may not do.',
      socialImage: assetLink('quiet-water'),
      heading: 'Sponsors',
      text: [
        'Four organizations help to pay for the fall institute. They do not choose subjects or speakers, and they get no list of participants.',
        '## Would you like to be one?',
        'Write to [sponsors@physicianleaders.example](mailto:sponsors@physicianleaders.example). We accept no manufacturers of drugs or devices.',
      ],
      after: ['fall-part-sponsors'],
    }),
    ...textPage('fall-registration', {
      title: `Registration for the Fall Institute ${year}`,
      path: '/fall-institute/registration',
      description: 'What the fall institute costs, what you need to register, and the way in.',
      hideFromSearch: true,
      heading: 'Register for the fall institute',
      text: [
        'The fall institute takes place in Clearwater, Florida, on {days Thu@10-20+120..Thu@10-20+120+2}. Registration takes about ten minutes, in seven short steps. You can leave at any time and continue later.',
        'Have ready: your choice of [three courses](/fall-institute/courses), your [group activity](/fall-institute/events), and the names of your guests.',
        'You would rather speak with us? Call [+1 813 555 0142](tel:+18135550142).',
      ],
      after: ['fall-part-registration', 'fall-part-pricing', 'fall-part-dates', 'fall-registration-reminder'],
    }),
    entry('contactCallout', 'fall-registration-reminder', {
      internalName: 'Fall institute: reminder',
      title: link('fall-registration-reminder-title'),
      contactName: 'June Whitfield',
      contactRole: 'Director of the academies',
      email: 'events@physicianleaders.example',
      phone: '+1 813 555 0142',
    }),
    title('fall-registration-reminder-title', 'Ask us first', {
      internalName: 'Fall institute: reminder, title',
    }),
  ],
})
