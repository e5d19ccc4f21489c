import { assetLink, changed, entry, link, prose, seedFile } from '../../define.ts'
import { band, title, words } from '../../parts.ts'

const days = [
  [
    'thursday',
    'Thursday: yourself',
    'How you decide when you are tired, how you are heard, and what your calendar says about you. Three courses to choose from, 24 seats each.',
  ],
  [
    'friday',
    'Friday: your team',
    'Mornings on conflict, hiring and letting go. In the afternoon the group activities: golf, pickleball, or a sound bath by the water.',
  ],
  [
    'saturday',
    'Saturday: your system',
    'Budgets, boards and strategy, taught with the papers of a real hospital. You leave at three with a plan that two colleagues have tried to break.',
  ],
] as const

export const fallInstitute = seedFile({
  space: 'events',
  entries: [
    entry('page', 'fall-institute', {
      title: 'Fall Institute {year Thu@10-20+120}',
      path: '/fall-institute',
      description:
        '{days Thu@10-20+120..Thu@10-20+120+2}. Three days of leadership courses in small groups, for physicians, by physicians.',
      socialImage: assetLink('quiet-water'),
      sections: [
        link('fall-part-header'),
        link('fall-days'),
        link('fall-schedule'),
        link('fall-quote'),
        link('fall-dates'),
        link('fall-part-pricing'),
      ],
    }),
    band('fall-days', ['fall-days-title', 'fall-days-columns'], {
      internalName: 'Fall Institute: days',
      hashLink: 'days',
      innerTopPadding: 4,
    }),
    title('fall-days-title', 'One course a day, chosen by you', {
      internalName: 'Fall Institute: days title',
      marginBottom: 32,
    }),
    entry('section', 'fall-days-columns', {
      internalName: 'Fall Institute: days, columns',
      paddings: 'p-0',
      columnBreakpoints: 'col-12 col-md-4',
      elements: days.map(([id]) => link(`fall-day-${id}`)),
    }),
    ...days.map(([id, heading, text]) =>
      words(`fall-day-${id}`, `### ${heading}\n\n${text}`, {
        internalName: `Fall Institute: ${id}`,
        class: 'rule-top',
      }),
    ),
    entry('quoteBlock', 'fall-quote', {
      internalName: 'Fall Institute: quote',
      quote: prose(
        'On the second day someone I had known for an hour told me what my team had not dared to say.',
      ),
      alignAttribution: 'start',
      attribution: 'Ingrid Solberg, MD, vanguard attendee {year-700}',
      isContainer: true,
      topPadding: 5,
      bottomPadding: 5,
      wrapperBackgroundColor: 'paleBlue',
    }),
    band('fall-dates', ['fall-dates-text', 'fall-dates-picture'], {
      internalName: 'Fall Institute: dates',
      hashLink: 'dates',
      columnBreakpoints: 'col-12 col-lg-6',
      verticalAlign: 'center',
    }),
    changed('content', 'fall-dates-text', {
      fields: {
        internalName: 'Fall Institute: dates, text',
        text: prose(
          '## Dates to remember\n\n- **{day Thu@10-20+120-98 yearless}**: early registration ends\n- **{day Thu@10-20+120-36 yearless}**: advanced registration ends\n- **{day Thu@10-20+120 yearless}**: we begin at seven, with breakfast\n\nNot a member yet? [Membership](/membership) pays for itself with the second course.',
        ),
      },
      changes: {
        text: prose(
          '## Dates to remember\n\n- **{day Thu@10-20+120-98 yearless}**: early registration ends\n- **{day Thu@10-20+120-36 yearless}**: advanced registration ends\n- **{day Thu@10-20+120 yearless}**: we begin at seven sharp, with breakfast\n\nNot a member yet? [Membership](/membership) pays for itself with the second course.',
        ),
      },
    }),
    entry('media', 'fall-dates-picture', {
      internalName: 'Fall Institute: picture',
      mediaFile: assetLink('scene-garden'),
    }),
  ],
})
