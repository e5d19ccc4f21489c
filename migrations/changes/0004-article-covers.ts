import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0003-article-key-points.ts'

export default change('Article covers', (model: After<typeof previous>) =>
  model
    .addField('basicArticle', 'coverWord', {
      name: 'Cover word',
      type: 'Symbol',
      validations: [{ size: { max: 24 } }],
      widget: 'singleLine',
      help: 'Without a banner image, the cover shows this word or figure, such as “38 %”. Default: a word of the title.',
      after: 'bannerImage',
    })
    .addField('basicArticle', 'coverValues', {
      name: 'Cover values',
      type: 'Array',
      validations: [{ size: { min: 2, max: 8 } }],
      widget: 'tagEditor',
      help: 'Without a banner image, the cover is a bar chart of these values, such as “Before: 112”.',
      items: { type: 'Symbol' },
      after: 'coverWord',
    })
    .addField('basicArticle', 'coverDescription', {
      name: 'Cover description',
      type: 'Symbol',
      validations: [{ size: { max: 250 } }],
      widget: 'singleLine',
      help: 'What the chart on the cover shows, for people who cannot see it.',
      after: 'coverValues',
    }),
)
