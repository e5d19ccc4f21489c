import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0002-newest-articles.ts'
import { minutesOf } from './0003-article-key-points/minutes.ts'

export default change('Article key points', (model: After<typeof previous>) =>
  model
    .addField('basicArticle', 'keyPoints', {
      name: 'Key points',
      type: 'Array',
      validations: [{ size: { max: 5 } }],
      widget: 'tagEditor',
      help: 'What a reader should take away: up to five sentences above the text, each of at most 200 characters.',
      items: { type: 'Symbol' },
      after: 'authors',
    })
    .changeField('basicArticle', 'body', {
      help: 'The article. Every block can be placed inside it. If it ends with a heading “Notes” and a numbered list, a superscript number leads to its note.',
    })
    .addField('basicArticle', 'readingMinutes', {
      name: 'Reading time',
      type: 'Integer',
      validations: [{ range: { min: 1, max: 240 } }],
      widget: 'numberEditor',
      help: 'Cards show it, because lists do not read the article. A note here says if it differs from the text. In minutes.',
      after: 'body',
    })
    .addField('basicArticle', 'nextStep', {
      name: 'Next step',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['product'] }],
      widget: 'entryCardEditor',
      help: 'The course or book that a reader of this article needs next. The end of the text leads to it.',
      after: 'readingMinutes',
    })
    .transformEntries('basicArticle', ({ fields }) => ({
      readingMinutes: fields.readingMinutes ?? minutesOf(fields.body),
    })),
)
