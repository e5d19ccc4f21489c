import { parts } from '../../catalogue/event-parts.ts'
import { assetLink, seedFile } from '../../define.ts'
import { textPage } from '../../parts.ts'

const year = '{year Fri+150}'

export const conferencePages = seedFile({
  space: 'events',
  entries: [
    ...textPage('conference-sponsors', {
      title: `Sponsors of the annual conference ${year}`,
      path: '/conference/sponsors',
      description:
        'Sponsors and partners of the annual conference, what they pay for, and what they do not influence.',
      socialImage: assetLink('filled-hall'),
      heading: 'Sponsors and partners',
      text: [
        'Two thousand guests need a hall, and the hall needs sponsors. We name them here, with what they pay for. They do not choose subjects or speakers.',
        '## Partners',
        '- Northgate University, Lakeshore University and the University of the Western Plains, whose degrees recognize our courses\n- The Chicago Medical Society, which shows guests its city\n- The Quiet Room Project, which builds a place to rest on each floor',
        '## Become a sponsor',
        'Write to [sponsors@physicianleaders.example](mailto:sponsors@physicianleaders.example). We accept no manufacturers of drugs or devices, and we say no to about half of those who ask.',
        'The sponsors of the last conference are on [the page of 2026](/conference/2026).',
      ],
      after: ['conference-part-sponsors'],
    }),
    ...parts('conference', 'edition-conference', {
      header: `${year} Annual Leadership Conference`,
      speakers: 'Who speaks',
      pricing: 'What it costs',
      sponsors: 'Sponsors',
      registration: 'Register',
    }),
    ...textPage('conference-registration', {
      title: `Registration for the annual conference ${year}`,
      path: '/conference/registration',
      description: 'What the annual conference costs, and how to register for it.',
      hideFromSearch: true,
      heading: 'Register for the annual conference',
      text: [
        'The annual conference takes place in Chicago on {days Fri+150..Fri+150+2}. One ticket is for all three days.',
        'The hotel keeps rooms for us until {day Fri+150-21 yearless}. The [schedule](/conference#schedule) shows what awaits you.',
        'Questions? Call [+1 813 555 0142](tel:+18135550142), or write to [events@physicianleaders.example](mailto:events@physicianleaders.example).',
      ],
      after: ['conference-part-pricing', 'conference-part-registration'],
    }),
  ],
})
