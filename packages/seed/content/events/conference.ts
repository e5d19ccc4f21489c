import { assetLink, entry, link, prose, seedFile } from '../../define.ts'

export const conference = seedFile({
  space: 'events',
  entries: [
    entry('page', {
      id: 'conference',
      fields: {
        title: 'Annual conference {year Fri+150}',
        path: '/conference',
        description: 'Once a year everyone comes: talks, workshops and the hallway, for physicians who lead.',
        socialImage: assetLink('filled-hall'),
        sections: [
          link('conference-hero'),
          link('conference-part-header'),
          link('conference-reasons'),
          link('conference-opening'),
          link('conference-schedule'),
          link('conference-vanguard'),
          link('conference-venue'),
          link('conference-join'),
        ],
      },
    }),
    entry('section', {
      id: 'conference-hero',
      fields: {
        internalName: 'Conference: hero',
        isContainer: true,
        outerBackgroundColor: 'navy',
        backgroundImage: assetLink('filled-hall'),
        backgroundImagePosition: 'center bottom',
        darkBackgroundImage: true,
        paddings: 'py-5',
        innerTopPadding: 5,
        innerBottomPadding: 5,
        horizontalAlign: 'center',
        elements: [link('conference-title'), link('conference-lead')],
      },
    }),
    entry('title', {
      id: 'conference-title',
      fields: {
        internalName: 'Conference: title',
        text: 'The hallway is half of the program',
        color: 'white',
        fontSize: 64,
        lineHeight: 1.06,
        textAlign: 'center',
        justify: 'center',
        maxWidth: '860px',
        marginBottom: 20,
      },
    }),
    entry('content', {
      id: 'conference-lead',
      fields: {
        internalName: 'Conference: lead',
        text: prose('Three days in {month Fri+150}, two thousand physicians, and long breaks on purpose.'),
        color: 'white',
        fontSize: 21,
        lineHeight: 32,
        textAlign: 'center',
        class: 'pb-5',
      },
    }),
    entry('section', {
      id: 'conference-reasons',
      fields: {
        internalName: 'Conference: reasons',
        isContainer: true,
        paddings: 'py-5',
        columnBreakpoints: 'col-12 col-md-6 col-lg-3',
        elements: [
          link('conference-reason-talks'),
          link('conference-reason-workshops'),
          link('conference-reason-credits'),
          link('conference-reason-peers'),
        ],
      },
    }),
    ...(
      [
        ['talks', '38', 'talks by physicians who turned something around'],
        ['workshops', '16', 'workshops with at most thirty seats'],
        ['credits', '22', 'hours of continuing education'],
        ['peers', '2,000', 'colleagues, a third of them for the first time'],
      ] as const
    ).map(([id, figure, meaning]) =>
      entry('content', {
        id: `conference-reason-${id}`,
        fields: {
          internalName: `Conference: reason, ${id}`,
          text: prose(`## ${figure}\n\n${meaning}`),
          class: 'figure rule-top',
          color: 'darkBlue',
          fontSize: 16,
          lineHeight: 24,
        },
      }),
    ),
    entry('section', {
      id: 'conference-opening',
      fields: {
        internalName: 'Conference: opening',
        isContainer: true,
        paddings: 'pb-5',
        elements: [link('conference-talk')],
      },
    }),
    entry('media', {
      id: 'conference-talk',
      fields: {
        internalName: 'Conference: the opening talk',
        mediaFile: assetLink('scene-lecture'),
        flexDirection: 'row',
        contents: [link('conference-talk-title'), link('conference-talk-text')],
        contentAreaClasses: 'py-3 ps-md-3',
      },
    }),
    entry('title', {
      id: 'conference-talk-title',
      fields: {
        internalName: 'Conference: opening talk, title',
        text: 'It opens with a failure',
        tag: 'h2',
        marginBottom: 12,
      },
    }),
    entry('content', {
      id: 'conference-talk-text',
      fields: {
        internalName: 'Conference: opening talk, text',
        text: prose(
          'Each year one of us tells, in forty minutes and without notes, what went wrong and what it cost. Nothing is recorded. It is the talk that people travel for.',
        ),
      },
    }),
    entry('section', {
      id: 'conference-join',
      fields: {
        internalName: 'Conference: join',
        isContainer: true,
        outerBackgroundColor: 'paleYellow',
        paddings: 'py-5',
        innerTopPadding: 4,
        innerBottomPadding: 4,
        horizontalAlign: 'center',
        elements: [link('conference-join-title'), link('conference-join-buttons')],
      },
    }),
    entry('title', {
      id: 'conference-join-title',
      fields: {
        internalName: 'Conference: join title',
        text: 'Members pay less, and know each other sooner',
        tag: 'h2',
        marginBottom: 24,
        textAlign: 'center',
        justify: 'center',
      },
    }),
    entry('buttonGroup', {
      id: 'conference-join-buttons',
      fields: {
        internalName: 'Conference: join buttons',
        button1Text: 'Become a member',
        button1Url: '/membership',
        button1Variant: 'dark',
        alignButtons: 'center',
        fontSize: 17,
      },
    }),
  ],
})
