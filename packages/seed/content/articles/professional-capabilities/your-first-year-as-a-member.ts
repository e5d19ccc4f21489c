import { assetLink, entry, link, prose, seedFile } from '../../../define.ts'
import { buttons, words } from '../../../parts.ts'

export const firstYearBlocks = seedFile({
  space: 'association',
  entries: [
    entry('metaTitle', 'article-first-year-meta', { text: 'For new members' }),
    entry('statsList', 'article-first-year-figures', {
      internalName: 'Article: figures of the first year',
      columnCount: 2,
      stats: [link('article-first-year-calls'), link('article-first-year-minutes')],
      backgroundColor: 'paleBlue',
    }),
    entry('stats', 'article-first-year-calls', {
      internalName: 'Article: calls of new members',
      figure: '1 in 9',
      label: 'new members call in their first month',
    }),
    entry('stats', 'article-first-year-minutes', {
      internalName: 'Article: minutes of a call',
      figure: '22 min',
      label: 'length of a first call, median',
    }),
    entry('stats', 'article-first-year-figure', {
      internalName: 'Article: members who stay',
      figure: '7 in 8',
      label: 'members who called once are members five years later',
      description: 'Of those who never called, it is about half.',
    }),
    entry('checklist', 'article-first-year-checklist', {
      internalName: 'Article: checklist of the first month',
      checklistTitle: 'Three documents',
      checklistItems: [link('article-first-year-cv'), link('article-first-year-letter')],
      backgroundColor: 'paleBlue',
    }),
    entry('checklistItem', 'article-first-year-cv', {
      title: 'A résumé of one page',
      content: prose(
        'What you led, for how many people, and what was different when you left. No publications.',
      ),
    }),
    entry('checklistItem', 'article-first-year-letter', {
      title: 'Your last evaluation',
      content: prose('Underline the sentence that hurt. It is usually the title of your first course.'),
    }),
    entry('checklistItem', 'article-first-year-transcript', {
      title: 'Your record of credit hours',
      content: prose(
        'Hours with other providers count if you can show a certificate. Ask for missing ones now; it takes weeks.',
      ),
    }),
    entry('articleInclude', 'article-first-year-include', {
      internalName: 'Article: what a credit hour is',
      includeText: prose(
        '**What a credit hour is**\n\nSixty minutes of learning with a stated purpose and a test at the end.',
      ),
      align: 'end',
    }),
    entry('quoteBlock', 'article-first-year-quote', {
      internalName: 'Article: quote about courses',
      quote: prose(
        'I took the finance course because I was afraid of one spreadsheet. I am now the person who sends it.',
      ),
      attribution: 'Priya Desai, associate chief of hospital medicine',
      quoteMarkerColor: 'mediumYellow',
    }),
    entry('media', 'article-first-year-media', {
      internalName: 'Article: picture of a course',
      mediaFile: assetLink('scene-video-call'),
      description: 'Most courses meet online in the evening, twice a week, for an hour.',
    }),
    buttons(
      'article-first-year-buttons',
      [
        ['See what is included', '/membership#benefits'],
        ['Browse the resources', '/resources'],
      ],
      {
        internalName: 'Article: buttons of the first year',
        button1Variant: 'yellow',
        button2Variant: 'dark',
      },
    ),
    entry('mediaCard', 'article-first-year-card', {
      internalName: 'Article: card about writing',
      mediaFile: assetLink('scene-library'),
      description: 'How to submit an article, what happens to it, and how long that takes.',
      pathOrUrl: '/publications/contribute',
      cardLink: true,
    }),
    words(
      'article-first-year-words',
      '**A rule for shy people.** Ask three persons the same question: “What did you stop doing this year?” By the third answer you have a topic, and usually a friend.',
      { internalName: 'Article: words about meeting people', contentBackgroundColor: 'paleBlue' },
    ),
  ],
})
