import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { fallExtras } from '../../catalogue/fall-extras.ts'
import { product } from '../../catalogue/products.ts'
import { seedFile } from '../../define.ts'

/** A membership that is bought with another order. Everyone pays the same. */
export const membershipOffer = seedFile({
  space: 'association',
  entries: product({
    id: 'membership-one-year',
    name: 'Membership, one year',
    fields: {
      productType: 'membership',
      shortDescription: 'Member prices from the first line of the order on, and everything else for a year.',
      price: membershipPrice,
      programSpecificVariant: true,
      variantId: fallExtras.membership,
    },
  }),
})
