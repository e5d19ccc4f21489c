import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, textPage, title, words } from '../../parts.ts'

const benefits = [
  [
    'letters',
    '### Twelve letters\n\nOne for each of your first weeks: what to ask, whom to meet, what to leave alone.',
  ],
  [
    'lists',
    '### Six lists\n\nThirty conversations, twelve decisions, nine clauses, and three more to print.',
  ],
  [
    'call',
    '### One call\n\nHalf an hour with an adviser in week five, when everyone else has stopped asking.',
  ],
] as const

export const newChiefs = seedFile({
  space: 'association',
  entries: [
    page('lp-new-chiefs', {
      title: 'Twelve letters for new chiefs',
      path: '/lp/new-chiefs',
      description: 'A letter a week for your first twelve weeks as chief, chair or director. Free of charge.',
      socialImage: assetLink('cover-first-hundred-days'),
      hideFromSearch: true,
      sections: ['lp-new-chiefs-hero', 'lp-new-chiefs-band', 'lp-new-chiefs-form'],
    }),
    entry('mainJumbotron', 'lp-new-chiefs-hero', {
      internalName: 'New chiefs: opening',
      title: link('lp-new-chiefs-title'),
      text: prose(
        'You begin on Monday. For twelve weeks we send you a letter on Sunday evening, by physicians who remember theirs. Free of charge, for members and everyone else.',
      ),
      buttons: link('lp-new-chiefs-buttons'),
      image: assetLink('scene-handover'),
      backgroundColor: 'paleYellow',
    }),
    title('lp-new-chiefs-title', 'Nobody tells a new chief anything. We do.', {
      tag: 'h1',
      fontSize: 52,
      lineHeight: 1.1,
    }),
    buttons('lp-new-chiefs-buttons', [['Send me the letters', '#sign-up']]),
    band('lp-new-chiefs-band', ['lp-new-chiefs-what', 'lp-new-chiefs-columns']),
    title('lp-new-chiefs-what', 'What you get', { marginBottom: 32 }),
    band(
      'lp-new-chiefs-columns',
      benefits.map(([id]) => `lp-new-chiefs-${id}`),
      { isContainer: false, paddings: 'p-0', columnBreakpoints: 'col-12 col-md-4' },
    ),
    ...benefits.map(([id, text]) => words(`lp-new-chiefs-${id}`, text, { class: 'rule-top' })),
    title('lp-new-chiefs-form-title', 'When do you begin?', { justify: 'center' }),
    entry('form', 'lp-new-chiefs-form', {
      internalName: 'New chiefs: form',
      portalId: '4870123',
      formId: '9d2f4c61-7b0e-4a35-8c19-2e5a6b7d8f40',
      formTitle: 'Twelve letters for new chiefs',
      hashLink: 'sign-up',
      backgroundColor: 'lightGray',
      topComponents: [link('lp-new-chiefs-form-title')],
    }),
    ...textPage('lp-new-chiefs-thank-you', {
      title: 'Thank you',
      path: '/lp/new-chiefs/thank-you',
      description: 'The first letter is on its way.',
      hideFromSearch: true,
      heading: 'The first letter is on its way',
      headingSize: 60,
      text: [
        'It comes on Sunday evening. If it does not, look into the folder for unwanted mail, and then [write to us](support@physicianleaders.example).',
        '## Until then',
        '- Read the book behind the letters: [The First Hundred Days](/publications/books/the-first-hundred-days)\n- Join a group of eight: [Your First Hundred Days](/education/course/your-first-hundred-days)\n- Find out [how you lead](/assessment), in twenty minutes',
      ],
      after: ['lp-new-chiefs-actions'],
    }),
    entry('jsonData', 'lp-new-chiefs-actions', {
      internalName: 'New chiefs: action cards',
      kind: 'actionCards',
      data: {},
    }),
  ],
})
