import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0010-page-header.ts'

export default change('Press email', (model: After<typeof previous>) =>
  model.addField('siteSettings', 'pressEmail', {
    name: 'Press email',
    type: 'Symbol',
    validations: [{ size: { max: 120 } }, { regexp: { pattern: '^[^@\\s]+@[^@\\s]+$', flags: '' } }],
    widget: 'singleLine',
    help: 'Where journalists write to. Each press release shows it.',
    after: 'telephone',
  }),
)
