import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0006-employers.ts'

export default change('Contents and samples', (model: After<typeof previous>) =>
  model
    .addField('product', 'contents', {
      name: 'Contents',
      type: 'Array',
      validations: [{ size: { max: 40 } }],
      widget: 'tagEditor',
      help: 'The chapters of a book, a line each, without their numbers.',
      items: { type: 'Symbol' },
      after: 'program',
    })
    .addField('product', 'excerpt', {
      name: 'Excerpt',
      type: 'RichText',
      validations: [
        {
          enabledNodeTypes: [
            'heading-1',
            'heading-2',
            'heading-3',
            'heading-4',
            'heading-5',
            'heading-6',
            'ordered-list',
            'unordered-list',
            'hr',
            'blockquote',
            'table',
            'embedded-entry-block',
            'embedded-asset-block',
            'hyperlink',
            'entry-hyperlink',
            'asset-hyperlink',
          ],
        },
      ],
      widget: 'richTextEditor',
      help: 'A passage to read before buying: of a book, or a sample page of an assessment. Visitors see its first paragraph, and open the rest.',
      after: 'contents',
    }),
)
