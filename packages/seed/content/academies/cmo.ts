import { cmoAcademy, dollars } from '../../catalogue/prices.ts'
import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, title, words } from '../../parts.ts'

const topics = [
  ['quality', 'Quality and safety that the board can read, and that the night shift believes.'],
  ['peer-review', 'Peer review without fear: fair, prompt, and written so that it stands.'],
  ['physicians', 'The colleague in trouble: what you owe to him, to her patients, and to the team.'],
  ['finance', 'Enough finance to know when the answer is not “no money”.'],
] as const

const cohortRows = cmoAcademy.cohorts
  .map(
    ({ name, from, to }) =>
      `<tr><th scope="row">${name}</th><td>{day ${from}}</td><td>{day ${to}}</td><td>${dollars(cmoAcademy.specialMemberPrice)}</td><td>${dollars(cmoAcademy.price)}</td></tr>`,
  )
  .join('')

export const cmoAcademyPage = seedFile({
  space: 'association',
  entries: [
    page('cmo-academy', {
      title: 'CMO Academy for new chief medical officers',
      path: '/cmo-academy',
      description:
        'For physicians in their first three years as chief medical officer: quality, peer review, colleagues in trouble and enough finance.',
      socialImage: assetLink('scene-corridor-talk'),
      sections: ['cmo-hero', 'cmo-topics', 'cmo-week', 'cmo-quote', 'cmo-faculty', 'cmo-table', 'cmo-end'],
    }),
    entry('mainJumbotron', 'cmo-hero', {
      internalName: 'CMO Academy: opening',
      metaTitle: link('cmo-eyebrow'),
      title: link('cmo-title'),
      text: prose(
        'You are the one both sides call. Sixteen weeks with others who are called as often, taught by people who have answered for twenty years.',
      ),
      buttons: link('cmo-buttons'),
      image: assetLink('scene-corridor-talk'),
      backgroundColor: 'paleBlue',
    }),
    entry('metaTitle', 'cmo-eyebrow', { text: 'CMO Academy', color: 'blue' }),
    title('cmo-title', 'The hardest job between two floors', { tag: 'h1', fontSize: 54, lineHeight: 1.1 }),
    buttons(
      'cmo-buttons',
      [
        ['Book an advising session', '/schedule-advising-session'],
        ['What a week looks like', '#week'],
      ],
      { renderAsLinkBtn2: true, fontSize: 17 },
    ),
    band('cmo-topics', ['cmo-topics-title', 'cmo-topics-columns'], { innerTopPadding: 3 }),
    title('cmo-topics-title', 'Four things nobody taught you', { marginBottom: 32 }),
    band(
      'cmo-topics-columns',
      topics.map(([id]) => `cmo-topic-${id}`),
      { isContainer: false, paddings: 'p-0', columnBreakpoints: 'col-12 col-md-6 col-xl-3' },
    ),
    ...topics.map(([id, text]) => words(`cmo-topic-${id}`, text, { class: 'rule-top' })),
    entry('singleColumnTextAndImage', 'cmo-week', {
      internalName: 'CMO Academy: a week',
      hashLink: 'week',
      backgroundColor: 'paleYellow',
      topPadding: 5,
      bottomPadding: 5,
      leftSideComponents: [link('cmo-week-title'), link('cmo-week-text')],
      rightSideComponents: [link('cmo-week-picture')],
    }),
    title('cmo-week-title', 'A week in the academy'),
    words(
      'cmo-week-text',
      '**Tuesday evening, ninety minutes:** one case from one of you, always real, never recorded.\n\n**Any time, two hours:** reading and a short film, chosen for the case.\n\n**Friday, half an hour:** a call with your adviser about the thing that you will do on Monday.',
    ),
    entry('media', 'cmo-week-picture', {
      internalName: 'CMO Academy: picture of a week',
      mediaFile: assetLink('scene-calendar'),
    }),
    entry('quoteBlock', 'cmo-quote', {
      internalName: 'CMO Academy: quote',
      quote: prose(
        'In my second month I had to suspend a friend. In the academy there were nine people who had done it, and one to whom it had been done.',
      ),
      attribution: 'Samuel Greenberg, MD, president of the medical staff at Cedar Valley Health',
      portrait: assetLink('portrait-samuel-greenberg'),
      alignAttribution: 'start',
      isContainer: true,
      quoteMarkerColor: 'mediumYellow',
    }),
    title('cmo-faculty-title', 'Faculty'),
    entry('mediaCardSection', 'cmo-faculty', {
      internalName: 'CMO Academy: faculty',
      isContainer: true,
      backgroundColor: 'lightGray',
      paddingTop: 5,
      paddingBottom: 5,
      columnCount: 4,
      contents: [link('cmo-faculty-title')],
      mediaCards: ['okafor', 'haddad', 'abara', 'hartmann'].map((id) => link(`bio-${id}`)),
    }),
    band('cmo-table', ['cmo-table-title', 'cmo-dates']),
    title('cmo-table-title', 'Dates and fees'),
    entry('table', 'cmo-dates', {
      internalName: 'CMO Academy: dates',
      body: `<table><caption>The next two cohorts</caption><thead><tr><th scope="col">Cohort</th><th scope="col">First evening</th><th scope="col">Last evening</th><th scope="col">Members</th><th scope="col">Others</th></tr></thead><tbody>${cohortRows}</tbody></table>`,
    }),
    entry('cta', 'cmo-end', {
      internalName: 'CMO Academy: fellowship',
      url: '/credentials/cpe',
      image: assetLink('banner-fellowship'),
    }),
  ],
})
