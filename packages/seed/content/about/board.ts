import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, textPage, title, words } from '../../parts.ts'

const board = [
  'bio-okafor',
  'bio-celia-marchetti',
  'bio-david-osei',
  'bio-lindqvist',
  'bio-ruth-abramson',
  'bio-iyer',
  'bio-min-jun-park',
  'bio-teresa-villanueva',
]

const expertise = [
  [
    'finance',
    'Finance',
    'You have answered for a budget of at least $50 million, or audited one. You read notes to a balance sheet for pleasure.',
  ],
  [
    'rural',
    'Care in rural places',
    'You lead or have led a hospital, a clinic or a health center at least an hour away from the next one.',
  ],
  [
    'data',
    'Data',
    'You have built or governed a registry, a data platform or a clinical model, and you have switched one off.',
  ],
  [
    'governance',
    'Governance',
    'You have served on a board that had to part with its chief executive, or you have been that chief executive.',
  ],
  [
    'education',
    'Education',
    'You have led a school, a residency or a program of learning for adults, and you know what did not work in it.',
  ],
] as const

export const aboutBoard = seedFile({
  space: 'association',
  entries: [
    ...textPage('about-board', {
      title: 'Board of directors',
      path: '/about/board',
      description: 'The physicians who govern the association: who they are, and how they are elected.',
      socialImage: assetLink('meeting-circles'),
      heading: 'The physicians who govern us',
      text: [
        'Members elect the board from their own ranks, for three years and without pay. It meets four times a year, twice in person. Maren Okafor, MD, is its chair. The minutes are open to every member.',
      ],
      after: ['about-board-members', 'about-board-next'],
    }),
    entry('mediaCardSection', 'about-board-members', {
      internalName: 'Board: members',
      isContainer: true,
      columnCount: 4,
      paddingBottom: 5,
      contents: [link('about-board-members-title')],
      mediaCards: board.map((id) => link(id)),
    }),
    title('about-board-members-title', 'Current board'),
    entry('centeredContainer', 'about-board-next', {
      internalName: 'Board: next',
      outerBackgroundColor: 'paleBlue',
      paddingTop: 5,
      paddingBottom: 5,
      elements: [link('about-board-next-title'), link('about-board-next-buttons')],
    }),
    title('about-board-next-title', 'Three seats become vacant next year', {
      textAlign: 'center',
      justify: 'center',
    }),
    buttons(
      'about-board-next-buttons',
      [
        ['Read the invitation', '/about/board/apply'],
        ['What we look for', '/about/board/areas-of-expertise'],
      ],
      { alignButtons: 'center' },
    ),
    ...textPage('about-board-apply', {
      title: 'Apply for the board',
      path: '/about/board/apply',
      description: 'Three seats on the board become vacant. How to apply or nominate somebody, and by when.',
      socialImage: assetLink('filled-hall'),
      heading: 'An invitation to govern',
      text: [
        'The association belongs to its members, and its board does too. Next year three of its seats become vacant. We invite you to apply for one of them, or to nominate a colleague who would never apply.',
        '## What you give',
        '- Twelve days a year: four meetings, two of them in person, and their papers\n- Three years, which can be extended once\n- Your judgment, also against ours',
        '## What you get',
        'No pay; we cover travel. You learn how an association of physicians is led, from those who have led it, and you decide about its next ten years.',
        '## Dates',
        '| Date | Step |\n| --- | --- |\n| {day+60} | Applications close |\n| {day+90} | The committee has spoken with twelve candidates |\n| {day+120} | Members vote, for two weeks |\n| {days Fri+150..Fri+150+2} | The new board meets at the conference |',
      ],
      after: ['about-board-apply-buttons'],
    }),
    band('about-board-apply-buttons', ['about-board-apply-links'], { paddings: 'pb-5' }),
    buttons('about-board-apply-links', [
      ['Apply', 'https://surveys.example/board-application'],
      ['Nominate someone', 'https://surveys.example/board-nomination'],
    ]),
    page('about-board-expertise', {
      title: 'Qualifications and commitments',
      path: '/about/board/areas-of-expertise',
      description:
        'The experience that the board looks for this year, and what every member of it commits to.',
      socialImage: assetLink('ascent'),
      sections: ['about-board-expertise-opening', 'about-board-expertise-band', 'about-board-commitments'],
    }),
    band('about-board-expertise-opening', ['about-board-expertise-heading', 'about-board-expertise-text']),
    title('about-board-expertise-heading', 'Areas of expertise', {
      tag: 'h1',
      fontSize: 50,
      lineHeight: 1.1,
      marginBottom: 24,
    }),
    words(
      'about-board-expertise-text',
      'A good board has people who know different things. This year the nominating committee looks for the first three of these five areas. One of them is enough.',
      { internalName: 'Board expertise: text', maxWidth: 760 },
    ),
    band('about-board-expertise-band', ['about-board-expertise-list'], { paddings: 'pb-5' }),
    entry('checklist', 'about-board-expertise-list', {
      internalName: 'Board expertise: areas',
      checklistTitle: 'Five areas',
      checklistItems: expertise.map(([id]) => link(`about-board-expertise-${id}`)),
    }),
    ...expertise.map(([id, heading, text]) =>
      entry('checklistItem', `about-board-expertise-${id}`, { title: heading, content: prose(text) }),
    ),
    band('about-board-commitments', ['about-board-commitments-text'], {
      outerBackgroundColor: 'paleBlue',
    }),
    entry('content', 'about-board-commitments-text', {
      internalName: 'Board expertise: commitments',
      text: prose(
        '## What every member of the board commits to',
        '- To read the papers before the meeting\n- To declare conflicts of interest in January and whenever they arise\n- To speak in the room and not in the corridor\n- To leave after six years at the latest',
        'Would you like to apply? Read the [invitation](/about/board/apply).',
      ),
      maxWidth: 760,
    }),
  ],
})
