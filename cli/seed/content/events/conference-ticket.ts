import { product } from '../../catalogue/products.ts'
import { day, seedFile } from '../../define.ts'

const start = { courseStartDate: day('Fri+150'), courseEndDate: day('Fri+150+2') } as const
const way = { deliveryFormat: 'In-Person', location: 'Chicago, Illinois', ...start } as const

/** The ticket of the coming conference: one variant for each price tier, the later ones without a price yet. */
export const conferenceTicket = seedFile({
  space: 'events',
  entries: product({
    id: 'conference-ticket',
    name: '{year Fri+150} Annual Leadership Conference',
    fields: {
      productType: 'Event',
      slug: 'annual-leadership-conference-{year Fri+150}',
      shortDescription: 'Talks and workshops on three days, with breakfast and the evening by the river.',
    },
    variants: [
      { ...way, priceTier: 'preview', variantId: '41080101', price: 2335, specialMemberPrice: 1985 },
      { ...way, priceTier: 'early bird', variantId: '41080102' },
      { ...way, priceTier: 'regular', variantId: '41080103' },
      { ...way, priceTier: 'late', variantId: '41080104' },
    ],
  }),
})
