import { entry, link, prose, seedFile } from '../../../define.ts'

export const selfManagementBlocks = seedFile({
  space: 'association',
  entries: [
    entry('statsList', 'article-stairs-figures', {
      internalName: 'Article: figures of the staircase',
      title: 'Twelve weeks, eight leaders',
      columnCount: 3,
      stats: [link('article-stairs-meetings'), link('article-stairs-floors'), link('article-stairs-minutes')],
      backgroundColor: 'paleBlue',
    }),
    entry('stats', 'article-stairs-meetings', {
      internalName: 'Article: meetings on the stairs',
      figure: '288',
      label: 'meetings',
    }),
    entry('stats', 'article-stairs-floors', {
      internalName: 'Article: floors climbed',
      figure: '4,300',
      label: 'floors climbed',
    }),
    entry('stats', 'article-stairs-minutes', {
      internalName: 'Article: minutes of a meeting',
      figure: '18 min',
      label: 'length of a meeting, median',
      description: 'In chairs it had been 30.',
    }),
    entry('quoteBlock', 'article-wrong-quote', {
      internalName: 'Article: quote about being wrong',
      quote: prose('I counted shifts. I did not count weekends.'),
      attribution: 'Kwame Boateng, chief of anesthesiology',
      quoteMarkerColor: 'lightBlue',
    }),
  ],
})
