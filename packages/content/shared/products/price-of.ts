import type { ProductPrice } from '../../define/widgets.ts'

type Priced = {
  price?: number | undefined
  specialMemberPrice?: number | undefined
  programSpecificVariant: boolean
  joinNowVariant?: boolean
}

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
