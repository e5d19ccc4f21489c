import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, picture, split, title, words } from '../../parts.ts'

const governors = ['bio-celia-marchetti', 'bio-david-osei', 'bio-lindqvist', 'bio-ruth-abramson']

export const about = seedFile({
  space: 'association',
  entries: [
    page('about', {
      title: 'About the association',
      path: '/about',
      description:
        'Physicians founded the association in 1975, because nobody taught them to lead. What it does, and who does it.',
      socialImage: assetLink('scene-lecture'),
      sections: [
        'about-opening',
        'about-figures-band',
        'about-story',
        'about-people',
        'about-ways',
        'about-end',
      ],
    }),
    split('about-opening', [['about-title', 'about-lead', 'about-join'], ['about-picture']], {
      outerBackgroundColor: 'paleBlue',
      innerTopPadding: 4,
      innerBottomPadding: 4,
      verticalAlign: 'center',
    }),
    title('about-title', 'Sixty-four physicians and a rented room', {
      tag: 'h1',
      fontSize: 50,
      lineHeight: 1.1,
      marginBottom: 24,
    }),
    words(
      'about-lead',
      'In 1975 sixty-four medical directors met in a hotel in Tampa. Each of them had a new office, and none of them had been taught how to fill it. They rented a room for three days and taught each other. We still work this way.',
    ),
    buttons('about-join', [['Join', '/membership']], { button1Variant: 'yellow', paddingTop: 3 }),
    picture('about-picture', 'scene-lecture'),
    split('about-story', [['about-story-text'], ['about-chair']], {
      internalName: 'About: story, and a word of the chair',
      verticalAlign: 'center',
    }),
    band('about-figures-band', ['about-figures'], { internalName: 'About: figures', paddings: 'py-4' }),
    entry('statsList', 'about-figures', {
      internalName: 'About: figures, side by side',
      columnCount: 4,
      stats: ['members', 'years', 'credits', 'settings'].map((id) => link(`home-figure-${id}`)),
    }),
    entry('quoteBlock', 'about-chair', {
      internalName: 'About: the chair',
      quote: prose(
        'When I became chief, a colleague called every Friday for a hundred days. She asked one question: what did you decide this week that only you could decide? The association is that telephone call, twelve thousand times.',
      ),
      attribution: 'Maren Okafor, MD, CPE, chair of the board',
      portrait: assetLink('portrait-okafor'),
      alignAttribution: 'start',
      backgroundColor: 'paleYellow',
    }),
    entry('mediaCardSection', 'about-people', {
      internalName: 'About: people of the board',
      isContainer: true,
      columnCount: 4,
      backgroundColor: 'paleBlue',
      paddingTop: 5,
      paddingBottom: 5,
      contents: [link('about-people-title'), link('about-people-text')],
      mediaCards: governors.map((id) => link(id)),
      bottomComponents: [link('about-people-buttons')],
    }),
    title('about-people-title', 'Physicians govern it', { marginBottom: 12 }),
    words('about-people-text', 'Members elect eight of their own, for three years and without pay.', {
      maxWidth: 640,
    }),
    buttons(
      'about-people-buttons',
      [
        ['See the whole board', '/about/board'],
        ['See the faculty', '/faculty'],
      ],
      { button1Variant: 'dark', renderAsLinkBtn2: true },
    ),
    words(
      'about-story-text',
      [
        '## What we believe',
        'Leadership is a clinical skill. It can be taught, practiced and examined. Those who teach it should carry the responsibility that they talk about.',
        '## What we do',
        '- **Teach:** courses, academies and a certification, the Certified Physician Executive\n- **Publish:** four journals, books, and this website\n- **Bring together:** two meetings a year, and a community that answers at night\n- **Advise:** half an hour for everyone who asks',
        '## How we are paid',
        'From the dues of our members, from courses and from subscriptions. We take no money from manufacturers of drugs or devices. Sponsors of our meetings are named, and they do not choose speakers.',
      ].join('\n\n'),
      { maxWidth: 760 },
    ),
    entry('centeredContainer', 'about-end', {
      internalName: 'About: end',
      outerBackgroundColor: 'darkBlue',
      paddingTop: 5,
      paddingBottom: 5,
      elements: [link('about-end-title'), link('about-end-text'), link('about-end-buttons')],
    }),
    title('about-end-title', 'Questions are answered by people', {
      color: 'white',
      textAlign: 'center',
      justify: 'center',
    }),
    words(
      'about-end-text',
      'Releases and figures are in the [press room](/about/press-room), and open positions among the [jobs](/aapl-jobs).',
      { textAlign: 'center', color: 'white' },
    ),
    buttons(
      'about-end-buttons',
      [
        ['Contact us', '/contact'],
        ['Become a member', '/membership'],
      ],
      { button1Variant: 'yellow', renderAsLinkBtn2: true, alignButtons: 'center', paddingTop: 3 },
    ),
  ],
})
