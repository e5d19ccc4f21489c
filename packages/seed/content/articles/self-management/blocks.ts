import { entry, link, prose, seedFile } from '../../../define.ts'

export const selfManagementBlocks = seedFile({
  space: 'association',
  entries: [
    entry('statsList', {
      id: 'article-stairs-figures',
      fields: {
        internalName: 'Article: figures of the staircase',
        title: 'Twelve weeks, eight leaders',
        columnCount: 3,
        stats: [
          link('article-stairs-meetings'),
          link('article-stairs-floors'),
          link('article-stairs-minutes'),
        ],
        backgroundColor: 'paleBlue',
      },
    }),
    entry('stats', {
      id: 'article-stairs-meetings',
      fields: { internalName: 'Article: meetings on the stairs', figure: '288', label: 'meetings' },
    }),
    entry('stats', {
      id: 'article-stairs-floors',
      fields: { internalName: 'Article: floors climbed', figure: '4,300', label: 'floors climbed' },
    }),
    entry('stats', {
      id: 'article-stairs-minutes',
      fields: {
        internalName: 'Article: minutes of a meeting',
        figure: '18 min',
        label: 'length of a meeting, median',
        description: 'In chairs it had been 30.',
      },
    }),
    entry('quoteBlock', {
      id: 'article-wrong-quote',
      fields: {
        internalName: 'Article: quote about being wrong',
        quote: prose('I counted shifts. I did not count weekends.'),
        attribution: 'Kwame Boateng, chief of anesthesiology',
        quoteMarkerColor: 'lightBlue',
      },
    }),
  ],
})
