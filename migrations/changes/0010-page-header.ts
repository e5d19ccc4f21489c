import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0009-audience.ts'

export default change('Page header', (model: After<typeof previous>) =>
  model.changeField('eventPart', 'part', {
    validations: [
      {
        in: [
          'header',
          'page header',
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
    help: 'The header opens the home page of the edition, the page header its other pages.',
  }),
)
