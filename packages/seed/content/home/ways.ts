import { assetLink, entry, link, prose, seedFile } from '../../define.ts'

export const ways = seedFile({
  space: 'association',
  entries: [
    entry('section', 'home-ways', {
      internalName: 'Home: ways to begin',
      isContainer: true,
      outerBackgroundColor: 'paleBlue',
      paddings: 'py-5',
      innerTopPadding: 4,
      innerBottomPadding: 4,
      elements: [link('home-ways-title'), link('home-ways-text'), link('home-ways-cards')],
    }),
    entry('title', 'home-ways-title', {
      internalName: 'Home: ways title',
      text: 'Begin where you stand',
      tag: 'h2',
      marginBottom: 12,
    }),
    entry('content', 'home-ways-text', {
      internalName: 'Home: ways text',
      text: prose(
        'A first-year director and a chief executive need different things. Both find them here, and neither has to wait for the next cohort.',
      ),
      maxWidth: 640,
    }),
    entry('section', 'home-ways-cards', {
      internalName: 'Home: ways, cards',
      paddings: 'pt-4',
      columnBreakpoints: 'col-12 col-md-4',
      elements: [link('home-card-learn'), link('home-card-read'), link('home-card-meet')],
    }),
    ...(
      [
        [
          'learn',
          'ascent',
          'Learn',
          'Courses that fit between two shifts',
          'Finance, negotiation, quality, the difficult conversation. Short, taught by physicians, and counted toward your certification.',
          '/membership#learn',
        ],
        [
          'read',
          'open-leaves',
          'Read',
          'A journal by people who run things',
          'Peer-reviewed and practical. Members read every issue since 1976 and are invited to write the next one.',
          '/membership#read',
        ],
        [
          'meet',
          'filled-hall',
          'Meet',
          'Colleagues who have seen it before',
          'Two meetings a year, and a community the rest of the time, where a question at night is answered by morning.',
          '/conference',
        ],
      ] as const
    ).flatMap(([id, picture, label, title, text, url]) => [
      entry('mediaCard', `home-card-${id}`, {
        internalName: `Home: card, ${id}`,
        mediaFile: assetLink(picture),
        cardLink: true,
        pathOrUrl: url,
        imgLabel: link(`home-card-${id}-label`),
        imgLabelBackgroundColor: 'yellow',
        contents: [link(`home-card-${id}-title`), link(`home-card-${id}-text`)],
      }),
      entry('label', `home-card-${id}-label`, { text: label }),
      entry('title', `home-card-${id}-title`, {
        internalName: `Home: card title, ${id}`,
        text: title,
        tag: 'h3',
        fontSize: 23,
        marginBottom: 8,
      }),
      entry('content', `home-card-${id}-text`, {
        internalName: `Home: card text, ${id}`,
        text: prose(text),
        fontSize: 16,
        lineHeight: 26,
      }),
    ]),
  ],
})
