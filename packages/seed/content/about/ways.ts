import { assetLink, entry, link, prose, seedFile } from '../../define.ts'

export const ways = seedFile({
  space: 'association',
  entries: [
    entry('section', 'about-ways', {
      internalName: 'About: ways to begin',
      isContainer: true,
      paddings: 'py-5',
      elements: [link('about-ways-title'), link('about-ways-text'), link('about-ways-cards')],
    }),
    entry('title', 'about-ways-title', {
      internalName: 'About: ways title',
      text: 'What you find here',
      tag: 'h2',
      marginBottom: 12,
    }),
    entry('content', 'about-ways-text', {
      internalName: 'About: ways text',
      text: prose('A first-year director and a chief executive need different things. Both find them here.'),
      maxWidth: 640,
    }),
    entry('section', 'about-ways-cards', {
      internalName: 'About: ways, cards',
      paddings: 'pt-4',
      columnBreakpoints: 'col-12 col-md-4',
      elements: [link('about-card-learn'), link('about-card-read'), link('about-card-meet')],
    }),
    ...(
      [
        [
          'learn',
          'ascent',
          'Learn',
          'Courses that fit between two shifts',
          'Finance, negotiation, quality, the difficult conversation. Short, taught by physicians, and counted toward your certification.',
          ['See the courses', '/education/courses'],
        ],
        [
          'read',
          'open-leaves',
          'Read',
          'A journal by people who run things',
          'Peer-reviewed and practical. Members read every issue since 1976 and are invited to write the next one.',
          ['See the journals', '/publications/subscriptions'],
        ],
        [
          'meet',
          'filled-hall',
          'Meet',
          'Colleagues who have seen it before',
          'Two meetings a year, and a community the rest of the time, where a question at night is answered by morning.',
          ['See the conference', '/conference'],
        ],
      ] as const
    ).flatMap(([id, picture, label, title, text, [words, url]]) => [
      entry('mediaCard', `about-card-${id}`, {
        internalName: `About: card, ${id}`,
        mediaFile: assetLink(picture),
        imgLabel: link(`about-card-${id}-label`),
        imgLabelBackgroundColor: 'yellow',
        contents: [link(`about-card-${id}-title`), link(`about-card-${id}-text`)],
      }),
      entry('label', `about-card-${id}-label`, { text: label }),
      entry('title', `about-card-${id}-title`, {
        internalName: `About: card title, ${id}`,
        text: title,
        tag: 'h3',
        fontSize: 23,
        marginBottom: 8,
      }),
      entry('content', `about-card-${id}-text`, {
        internalName: `About: card text, ${id}`,
        text: prose(text, `[${words}](${url})`),
        fontSize: 16,
        lineHeight: 26,
      }),
    ]),
  ],
})
