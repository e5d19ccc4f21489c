import { fallExtras } from '../../catalogue/fall-extras.ts'
import { product, type SeedProduct } from '../../catalogue/products.ts'
import { seedFile } from '../../define.ts'

const sold = (variantId: string, { id, name, fields }: Pick<SeedProduct, 'id' | 'name' | 'fields'>) =>
  product({ id, name, fields: { ...fields, variantId } })

export const extraProducts = seedFile({
  space: 'events',
  entries: [
    ...sold(fallExtras.guest, {
      id: 'fall-institute-guest',
      name: 'Guest at the Fall Institute',
      fields: {
        productType: 'Event',
        shortDescription: 'Both dinners, breakfast and the walk along the bay, for one guest.',
        price: 195,
        programSpecificVariant: true,
      },
    }),
    ...sold(fallExtras.golf, {
      id: 'fall-institute-golf',
      name: 'Golf at the Fall Institute',
      fields: {
        productType: 'Event',
        shortDescription: 'Eighteen holes at Bayshore Links on Friday afternoon, in a group of four.',
        price: 185,
      },
    }),
    ...sold(fallExtras.soundBath, {
      id: 'fall-institute-sound-bath',
      name: 'Sound Bath at the Fall Institute',
      fields: {
        productType: 'Event',
        shortDescription: 'An hour on a mat by the water on Friday afternoon, with bowls and gongs.',
        price: 45,
      },
    }),
    ...sold(fallExtras.pickleball, {
      id: 'fall-institute-pickleball',
      name: 'Pickleball at the Fall Institute',
      fields: {
        productType: 'Event',
        shortDescription: 'Six courts, two coaches and a lent paddle on Friday afternoon.',
        price: 65,
      },
    }),
    ...sold(fallExtras.vanguard, {
      id: 'fall-institute-vanguard',
      name: 'Vanguard at the Fall Institute',
      fields: {
        productType: 'Event',
        shortDescription: 'A day and a half on one case, and a course on each of the other days.',
        price: 2450,
        specialMemberPrice: 1950,
      },
    }),
  ],
})
