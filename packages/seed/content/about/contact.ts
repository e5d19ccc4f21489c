import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, picture, split, title, words } from '../../parts.ts'

const desks = [
  ['credentials', 'Certification and credits', 'credentials', 'The registrar, within two working days.'],
  ['academies', 'Academies', 'academies', 'June Wedderly and her team, within one working day.'],
  ['events', 'Fall institute and conference', 'events', 'The team of our meetings, within one working day.'],
  ['press', 'Press', 'press', 'June Wedderly, on the same day.'],
  ['jobs', 'Jobs', 'jobs', 'Our people office, within three working days.'],
  ['privacy', 'Your data', 'privacy', 'Our data office, within thirty days.'],
] as const

export const contact = seedFile({
  space: 'association',
  entries: [
    page('contact', {
      title: 'Contact',
      path: '/contact',
      description: 'Write to us, call us or visit us. You get an answer from a person.',
      socialImage: assetLink('portrait-wedderly'),
      sections: ['contact-opening', 'contact-desks', 'contact-visit', 'contact-adviser-band'],
    }),
    split('contact-opening', [['contact-heading', 'contact-lead', 'contact-buttons'], ['contact-picture']], {
      outerBackgroundColor: 'paleBlue',
      verticalAlign: 'center',
      innerTopPadding: 3,
      innerBottomPadding: 3,
    }),
    title('contact-heading', 'Write, call or visit us', {
      tag: 'h1',
      fontSize: 50,
      lineHeight: 1.1,
      marginBottom: 24,
    }),
    words(
      'contact-lead',
      'Is it about your membership, an order or the website? A person in Tampa answers within one working day. The telephone, +1 813 555 0142, is answered from Monday to Friday, 8:00 a.m. to 6:00 p.m. Eastern time.',
    ),
    buttons(
      'contact-buttons',
      [
        ['Write to us', 'support@physicianleaders.example'],
        ['Call +1 813 555 0142', 'tel:+18135550142'],
      ],
      { button1Variant: 'yellow', button2Variant: 'transparent', paddingTop: 3 },
    ),
    picture('contact-picture', 'scene-home-office'),
    band('contact-desks', ['contact-desks-title', 'contact-desks-columns'], { innerTopPadding: 3 }),
    title('contact-desks-title', 'Or go straight to the right desk', { marginBottom: 24 }),
    band(
      'contact-desks-columns',
      desks.map(([id]) => `contact-desk-${id}`),
      { isContainer: false, paddings: 'p-0', columnBreakpoints: 'col-12 col-md-6 col-xl-4' },
    ),
    ...desks.map(([id, reason, name, answer]) =>
      words(
        `contact-desk-${id}`,
        [
          `### ${reason}`,
          `[${name}@physicianleaders.example](mailto:${name}@physicianleaders.example)`,
          answer,
        ].join('\n\n'),
        { class: 'rule-top' },
      ),
    ),
    split('contact-visit', [['contact-address'], ['contact-map']], {
      outerBackgroundColor: 'paleBlue',
      innerTopPadding: 3,
      innerBottomPadding: 3,
    }),
    words(
      'contact-address',
      [
        '## Visit us',
        '400 North Ashley Drive, on the fourth floor, in suite 400. Ring the bell: there is coffee.',
        '- **From the airport:** twenty minutes by car, or forty with bus 30\n- **By streetcar:** to Whiting Plaza, and five minutes on foot\n- **By car:** the garage is on Ashley Drive, and we stamp your ticket\n- **Without steps:** from the garage to our door\n- **By post:** Suite 400, 400 North Ashley Drive, Tampa, FL 33602\n- **By e-mail:** [support@physicianleaders.example](mailto:support@physicianleaders.example)',
      ].join('\n\n'),
    ),
    entry('jsonData', 'contact-map', {
      internalName: 'Contact: map',
      kind: 'map',
      data: { address: '400 North Ashley Drive, Suite 400, Tampa, FL 33602' },
    }),
    band('contact-adviser-band', ['contact-adviser']),
    entry('contactCallout', 'contact-adviser', {
      internalName: 'Contact: adviser',
      title: link('contact-adviser-title'),
      text: prose('An adviser has half an hour for you, as often as you like.'),
      buttons: link('contact-adviser-buttons'),
      image: assetLink('portrait-wedderly'),
      contactName: 'June Wedderly',
      contactRole: 'Director of the academies',
      backgroundColor: 'paleYellow',
    }),
    title('contact-adviser-title', 'Is it about your career?', { marginBottom: 12 }),
    buttons('contact-adviser-buttons', [['Book half an hour', '/schedule-advising-session']]),
  ],
})
