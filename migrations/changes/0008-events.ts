import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0007-contents-and-samples.ts'

export default change('Events', (model: After<typeof previous>) =>
  model
    .addField('eventEdition', 'lead', {
      name: 'Lead',
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
      help: 'One sentence below its name: what awaits whoever comes.',
      after: 'path',
    })
    .addField('eventEdition', 'picture', {
      name: 'Picture',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'Beside its name and dates. Its description is the alternative text.',
      after: 'lead',
    })
    .addField('eventEdition', 'outcome', {
      name: 'What happened',
      type: 'Array',
      validations: [{ size: { max: 8 } }],
      widget: 'entryCardsEditor',
      help: 'Once it is over: its figures, a quote, and where to read or hear more.',
      items: {
        type: 'Link',
        linkType: 'Entry',
        validations: [{ linkContentType: ['content', 'media', 'quoteBlock', 'statsList'] }],
      },
      after: 'faq',
    })
    .changeField('eventPart', 'part', {
      validations: [
        {
          in: [
            'header',
            'outcome',
            'dates',
            'pricing',
            'courses',
            'speakers',
            'sponsors',
            'venue',
            'faq',
            'registration',
          ],
        },
      ],
    }),
)
