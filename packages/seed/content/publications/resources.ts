import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, title, words } from '../../parts.ts'

const featured = [
  'the-meeting-nobody-misses',
  'what-your-calendar-says',
  'saying-no-to-a-good-idea',
  'near-misses-on-the-wall',
  'a-budget-written-by-nurses',
  'first-you-apologize',
]

export const resources = seedFile({
  space: 'association',
  entries: [
    page('resources', {
      title: 'Resources',
      path: '/resources',
      description:
        'Articles, journals, books and tools for physicians who lead, written by physicians who lead.',
      socialImage: assetLink('open-leaves'),
      sections: [
        'resources-notice',
        'resources-opening',
        'resources-knowledge',
        'resources-articles',
        'resources-advertisements',
        'resources-journals',
        'resources-podcast',
        'resources-books',
        'resources-cta',
        'resources-tiles',
      ],
    }),
    entry('notificationDialogue', 'resources-notice', {
      internalName: 'Resources: the library moves',
      label: 'The library moves',
      content: prose(
        'On {day+13 yearless} the library is closed from noon to six, Eastern time, while it moves to new servers.',
      ),
      contentBackgroundColor: link('color-notice'),
      color: link('color-notice-text'),
    }),
    band(
      'resources-opening',
      ['resources-eyebrow', 'resources-title', 'resources-lead', 'resources-log-in'],
      {
        innerTopPadding: 3,
      },
    ),
    entry('metaTitle', 'resources-eyebrow', { text: 'Resources', color: 'blue' }),
    title('resources-title', 'Read what the others have tried', { tag: 'h1', fontSize: 52, lineHeight: 1.1 }),
    words(
      'resources-lead',
      'Everything here was written by people who had to live with the result. Much of it is open to everyone; members read the rest.',
      { fontSize: 19, lineHeight: 31, maxWidth: 680 },
    ),
    entry('jsonData', 'resources-log-in', {
      internalName: 'Resources: log in',
      kind: 'logIn',
      data: { text: 'Log in to read all of it', variant: 'dark', fontSize: 17 },
    }),
    title('resources-articles-title', 'New articles'),
    entry('mediaCardSection', 'resources-articles', {
      internalName: 'Resources: articles',
      isContainer: true,
      backgroundColor: 'lightGray',
      paddingTop: 5,
      paddingBottom: 5,
      contents: [link('resources-articles-title')],
      mediaCards: featured.map((id) => link(`article-${id}`)),
    }),
    entry('advertisementsList', 'resources-advertisements', {
      internalName: 'Resources: advertisements',
      secondsPerAdvertisement: 8,
      advertisements: ['fellowship', 'insurance', 'locums'].map((id) => link(`advertisement-${id}`)),
    }),
    ...(
      [
        ['fellowship', '/credentials/cpe'],
        ['insurance', 'https://cover.example/leaders'],
        ['locums', 'https://interim.example/physicians'],
      ] as const
    ).map(([id, url]) =>
      entry('advertisement', `advertisement-${id}`, {
        internalName: `advertisement-${id}`,
        url,
        image: assetLink(`banner-${id}`),
      }),
    ),
    band(
      'resources-podcast',
      ['resources-podcast-title', 'resources-podcast-sound', 'resources-podcast-more'],
      {
        outerBackgroundColor: 'paleYellow',
        hashLink: 'podcast',
      },
    ),
    title('resources-podcast-title', 'Or listen, on the way home'),
    entry('media', 'resources-podcast-sound', {
      internalName: 'Resources: podcast',
      audioUrl: 'https://podcasts.example/soundpractice/112.mp3',
      description: 'SoundPractice 112: the first hundred days of a chief, by somebody who counted them.',
    }),
    buttons('resources-podcast-more', [['About the podcast', '/podcast']]),
    title('resources-journals-title', 'Four journals'),
    entry('mediaCardSection', 'resources-journals', {
      internalName: 'Resources: journals',
      isContainer: true,
      hashLink: 'journals',
      paddingTop: 5,
      paddingBottom: 5,
      contents: [link('resources-journals-title')],
      mediaCards: ['plj-1', 'plj-2', 'jmpm-1', 'halmj-1', 'fast-practice-1', 'fast-practice-2'].map((id) =>
        link(`edition-${id}`),
      ),
    }),
    entry('productColl', 'resources-books', {
      internalName: 'Resources: books',
      hashLink: 'books',
      sectionData: { metaTitle: 'Books', title: 'For the bag, not for the shelf' },
      items: [
        'book-first-hundred-days',
        'book-dyad',
        'book-numbers',
        'book-stair',
        'product-journal-plj',
      ].map((id) => link(id)),
    }),
    entry('cta', 'resources-cta', {
      internalName: 'Resources: write for us',
      url: '/publications/contribute',
      image: assetLink('banner-writing'),
      height: 200,
    }),
  ],
})
