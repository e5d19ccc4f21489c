import { editionPage, parts } from '../../catalogue/event-parts.ts'
import { assetLink, seedFile } from '../../define.ts'
import { split, words } from '../../parts.ts'

const year = '{year Fri+150}'
const edition = 'edition-conference'

export const conferencePages = seedFile({
  space: 'events',
  entries: [
    ...editionPage('conference-sponsors', {
      edition,
      title: `Sponsors of the annual conference ${year}`,
      path: '/conference/sponsors',
      description:
        'Sponsors and partners of the annual conference, what they pay for, and what they do not influence.',
      socialImage: assetLink('filled-hall'),
      heading: 'Sponsors and partners',
      sections: ['conference-part-sponsors', 'conference-sponsors-columns'],
    }),
    split('conference-sponsors-columns', [['conference-sponsors-text'], ['conference-sponsors-ask']], {
      outerBackgroundColor: 'paleBlue',
      innerTopPadding: 4,
      innerBottomPadding: 4,
    }),
    words(
      'conference-sponsors-text',
      [
        '## Partners',
        '- Northgate University, Lakeshore University and the University of the Western Plains, whose degrees recognize our courses\n- The Lakeshore Society of Physicians, which shows guests its city\n- The Quiet Room Project, which builds a place to rest on each floor',
        'Two thousand guests need a hall, and the hall needs sponsors. They do not choose subjects or speakers.',
      ].join('\n\n'),
    ),
    words(
      'conference-sponsors-ask',
      [
        '## Become a sponsor',
        'Write to [sponsors@physicianleaders.example](mailto:sponsors@physicianleaders.example). We accept no manufacturers of drugs or devices, and we say no to about half of those who ask.',
        'The sponsors of the last conference are on [the page of 2026](/conference/2026).',
      ].join('\n\n'),
    ),
    ...parts('conference', edition, {
      header: `${year} Annual Leadership Conference`,
      speakers: 'Who speaks',
      venue: 'By the river, ten minutes from the train',
      pricing: 'What it costs',
      sponsors: 'Sponsors',
      registration: 'Register',
    }),
    ...editionPage('conference-registration', {
      edition,
      title: `Registration for the annual conference ${year}`,
      path: '/conference/registration',
      description: 'What the annual conference costs, and how to register for it.',
      hideFromSearch: true,
      heading: 'Register for the annual conference',
      sections: ['conference-registration-start', 'conference-part-pricing'],
    }),
    split('conference-registration-start', [
      ['conference-part-registration'],
      ['conference-registration-text'],
    ]),
    words(
      'conference-registration-text',
      [
        '## Good to know',
        'One ticket is for all three days. The [schedule](/conference#schedule) shows what awaits you.',
        'The hotel keeps rooms for us until {day Fri+150-21 yearless}.',
        'Questions? Call [+1 813 555 0142](tel:+18135550142), or write to [events@physicianleaders.example](mailto:events@physicianleaders.example).',
      ].join('\n\n'),
    ),
  ],
})
