import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const advertisementsListVariants: Variants<'advertisementsList'> = {
  'taking turns': {
    advertisements: [
      link('advertisement'),
      link('advertisement.insurance'),
      link('advertisement.locums'),
      link('advertisement.upright'),
    ],
    secondsPerAdvertisement: 4,
  },
  empty: { advertisements: [] },
}
