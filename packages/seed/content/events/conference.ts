import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, title, words } from '../../parts.ts'

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
    band(
      'conference-reasons',
      [
        'conference-reason-talks',
        'conference-reason-workshops',
        'conference-reason-credits',
        'conference-reason-peers',
      ],
      { columnBreakpoints: 'col-12 col-md-6 col-lg-3' },
    ),
    ...(
      [
        ['talks', '38', 'talks by physicians who turned something around'],
        ['workshops', '16', 'workshops with at most thirty seats'],
        ['credits', '22', 'hours of continuing education'],
        ['peers', '2,000', 'colleagues, a third of them for the first time'],
      ] as const
    ).map(([id, figure, meaning]) =>
      words(`conference-reason-${id}`, `## ${figure}\n\n${meaning}`, {
        internalName: `Conference: reason, ${id}`,
        class: 'figure rule-top',
        color: 'darkBlue',
        fontSize: 16,
        lineHeight: 24,
      }),
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
    title('conference-join-title', 'Members pay less, and know each other sooner', {
      marginBottom: 24,
      textAlign: 'center',
      justify: 'center',
    }),
    buttons('conference-join-buttons', [['Become a member', '/membership']], {
      button1Variant: 'dark',
      alignButtons: 'center',
      fontSize: 17,
    }),
  ],
})
