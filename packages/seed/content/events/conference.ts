import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, title, words } from '../../parts.ts'

const figures = [
  ['talks', '38', 'talks by physicians'],
  ['workshops', '16', 'workshops of thirty'],
  ['credits', '22', 'hours of education'],
  ['peers', '2,000', 'colleagues, a third of them new'],
] as const

export const conference = seedFile({
  space: 'events',
  entries: [
    entry('page', 'conference', {
      title: 'Annual conference',
      path: '/conference',
      description: 'Once a year everyone comes: talks, workshops and the hallway, for physicians who lead.',
      socialImage: assetLink('filled-hall'),
      sections: [
        link('conference-part-header'),
        link('conference-reasons'),
        link('conference-opening'),
        link('conference-part-speakers'),
        link('conference-quote'),
        link('conference-schedule'),
        link('conference-vanguard'),
        link('conference-part-venue'),
        link('conference-join'),
      ],
    }),
    band('conference-reasons', ['conference-figures'], { paddings: 'py-4' }),
    entry('statsList', 'conference-figures', {
      internalName: 'Conference: figures',
      stats: figures.map(([id]) => link(`conference-figure-${id}`)),
    }),
    ...figures.map(([id, figure, label]) =>
      entry('stats', `conference-figure-${id}`, { internalName: `Conference: ${label}`, figure, label }),
    ),
    band('conference-opening', ['conference-talk'], { paddings: 'pb-5' }),
    entry('media', 'conference-talk', {
      internalName: 'Conference: the opening talk',
      mediaFile: assetLink('scene-lecture'),
      flexDirection: 'row',
      contents: [link('conference-talk-title'), link('conference-talk-text')],
      contentAreaClasses: 'py-3 ps-md-3',
    }),
    title('conference-talk-title', 'It opens with a failure', {
      internalName: 'Conference: opening talk, title',
      marginBottom: 12,
    }),
    words(
      'conference-talk-text',
      'Each year one of us tells, in forty minutes and without notes, what went wrong and what it cost. Nothing is recorded. It is the talk that people travel for.',
      { internalName: 'Conference: opening talk, text' },
    ),
    entry('quoteBlock', 'conference-quote', {
      internalName: 'Conference: quote',
      quote: prose(
        'I came for the talks, and went home with four telephone numbers. By June I had called each of them.',
      ),
      attribution: 'Celia Marchetti, MD, MBA, who has come eleven times',
      portrait: assetLink('portrait-celia-marchetti'),
      alignAttribution: 'start',
      isContainer: true,
      topPadding: 5,
      bottomPadding: 5,
      wrapperBackgroundColor: 'paleBlue',
    }),
    band('conference-join', ['conference-join-title', 'conference-join-buttons'], {
      outerBackgroundColor: 'paleYellow',
      innerTopPadding: 4,
      innerBottomPadding: 4,
      horizontalAlign: 'center',
    }),
    title('conference-join-title', 'See you by the river, {days Fri+150..Fri+150+2}', {
      marginBottom: 24,
      textAlign: 'center',
      justify: 'center',
    }),
    buttons(
      'conference-join-buttons',
      [
        ['Register', '/conference/registration'],
        ['Become a member and pay less', '/membership'],
      ],
      { button1Variant: 'dark', renderAsLinkBtn2: true, alignButtons: 'center', fontSize: 17 },
    ),
  ],
})
