import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0008-events.ts'

export default change('Audience', (model: After<typeof previous>) =>
  model
    .addField('product', 'audience', {
      name: 'For whom',
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
      help: 'Whom an assessment suits, as the end of “For …”, such as “you, in any office”.',
      after: 'shortDescription',
    })
    .changeField('product', 'outcomes', {
      help: 'What a participant can do afterward, a line each. A course shows them before its text. Of an assessment: what the buyer gets.',
    })
    .changeField('product', 'durationMinutes', {
      help: 'How long a webinar takes, or an assessment for each person who answers. In minutes.',
    }),
)
