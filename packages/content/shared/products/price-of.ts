import type { ProductPrice } from '../../define/widgets.ts'

type Priced = {
  price?: number | undefined
  specialMemberPrice?: number | undefined
  programSpecificVariant: boolean
  joinNowVariant?: boolean
}

/** What decides the price of a product or a variant, as the price widget asks for it. */
export const priceOf = ({
  price,
  specialMemberPrice,
  programSpecificVariant,
  joinNowVariant = false,
}: Priced): ProductPrice => ({
  price: price ?? null,
  ...(specialMemberPrice === undefined ? {} : { specialMemberPrice }),
  isProgramSpecific: programSpecificVariant || joinNowVariant,
})
