import { change } from '../engine/vocabulary.ts'
import type { Before } from './0010-join-now-variants/before.ts'

export default change<Before>('Join now variants', (model) =>
  model.addField('variant', 'joinNowVariant', {
    name: 'Join now variant',
    type: 'Boolean',
    widget: 'boolean',
    help: 'The ticket of those who join with the same order: it costs the “join now” price of the tier less the membership. Sold only beside a membership.',
    after: 'priceTier',
  }),
)
