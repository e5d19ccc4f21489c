import { assetLink, entry, link, prose, seedFile } from '../../define.ts'
import { band, buttons, page, title, words } from '../../parts.ts'

export const assessment = seedFile({
  space: 'association',
  entries: [
    page('assessment', {
      title: 'Leadership assessment',
      path: '/assessment',
      description:
        'Twenty minutes show what colleagues already trust you with, and what they do not yet. Free for members.',
      socialImage: assetLink('scene-compass'),
      sections: ['assessment-hero', 'assessment-measures', 'assessment-choices', 'assessment-end'],
    }),
    entry('mainJumbotron', 'assessment-hero', {
      internalName: 'Assessment: opening',
      title: link('assessment-title'),
      text: prose(
        'Most physicians overrate how well they listen and underrate how much they are followed. Find out in twenty minutes what is true of you.',
      ),
      buttons: link('assessment-buttons'),
      image: assetLink('scene-compass'),
      backgroundColor: 'navy',
    }),
    title('assessment-title', 'Know where you stand', {
      tag: 'h1',
      color: 'white',
      fontSize: 56,
      lineHeight: 1.08,
    }),
    buttons(
      'assessment-buttons',
      [
        ['Choose an assessment', '#assessments'],
        ['Speak to somebody first', '/schedule-advising-session'],
      ],
      { button1Variant: 'yellow', button2Variant: 'transparent', fontSize: 17 },
    ),
    band('assessment-measures', ['assessment-measures-title', 'assessment-measures-columns']),
    title('assessment-measures-title', 'What it measures', { marginBottom: 32 }),
    band('assessment-measures-columns', ['assessment-self', 'assessment-team', 'assessment-system'], {
      isContainer: false,
      paddings: 'p-0',
      columnBreakpoints: 'col-12 col-md-4',
    }),
    words(
      'assessment-self',
      '### You\n\nHow you decide when you are tired, how you take a no, and whether you finish what you begin.',
      { colorLine: 'orange', colorLinePadding: 24 },
    ),
    words(
      'assessment-team',
      '### Your team\n\nWhether people bring you bad news early, and what becomes of them when they do.',
      { colorLine: 'mediumBlue', colorLinePadding: 24 },
    ),
    words(
      'assessment-system',
      '### Your system\n\nWhat you know of money, law and quality, measured against others who hold your job.',
      { colorLine: 'green', colorLinePadding: 24 },
    ),
    entry('productColl', 'assessment-choices', {
      internalName: 'Assessment: choices',
      hashLink: 'assessments',
      sectionData: {
        title: 'Two ways to ask',
        description: 'Alone, or with the eight people who know you best at work.',
      },
      items: [link('assessment-leadership'), link('assessment-colleagues')],
    }),
    entry('centeredContainer', 'assessment-end', {
      internalName: 'Assessment: end',
      outerBackgroundColor: 'paleYellow',
      paddingTop: 5,
      paddingBottom: 5,
      elements: [link('assessment-end-quote')],
    }),
    entry('quoteBlock', 'assessment-end-quote', {
      internalName: 'Assessment: quote',
      quote: prose('My team had told me for years. It took a bar chart before I heard it.'),
      attribution: 'Ravi Iyer, MD',
      quoteMarkerColor: 'orange',
    }),
  ],
})
