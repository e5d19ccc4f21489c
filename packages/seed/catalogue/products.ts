import type { Draft } from '@association/content/define/values.ts'
import { assetLink, entry, link, type Prose, type SeedEntry } from '../define.ts'

type ProductFields = Omit<
  Draft<'product'>,
  'internalName' | 'title' | 'variants' | 'image' | 'people' | 'body' | 'excerpt'
>
type SeedVariant = Omit<Draft<'variant'>, 'internalName' | 'product'>

/** Variants become separate entries, `variant-<id in the shop>`. */
export type SeedProduct = {
  id: string
  name: string
  picture?: string
  people?: readonly string[]
  body?: Prose
  excerpt?: Prose
  fields: ProductFields
  variants?: readonly SeedVariant[]
}

export const product = ({
  id,
  name,
  picture,
  people,
  body,
  excerpt,
  fields,
  variants = [],
}: SeedProduct): SeedEntry[] => [
  entry('product', id, {
    internalName: `${fields.productType}: ${name}`,
    title: name,
    ...cheapest(variants),
    ...(fields.productType === 'Course' ? courseShares(fields) : {}),
    ...fields,
    ...(picture ? { image: assetLink(picture) } : {}),
    ...(people ? { people: people.map((person) => link(person)) } : {}),
    ...(body ? { body } : {}),
    ...(excerpt ? { excerpt } : {}),
    ...(variants.length > 0
      ? { variants: variants.map(({ variantId }) => link(`variant-${variantId}`)) }
      : {}),
  }),
  ...variants.map((variant) =>
    entry('variant', `variant-${variant.variantId}`, {
      internalName: nameOf(name, variant),
      product: link(id),
      ...variant,
    }),
  ),
]

/** Invented, as the accreditor of the site settings. */
const creditKind = 'Example Category A'

/** An event answers questions itself. */
const courseShares = ({ credits, slug = '' }: ProductFields): Partial<ProductFields> => ({
  ...(credits ? { creditKind } : {}),
  ...(slug.startsWith('fall-institute') ? {} : { questions: link('course-questions') }),
})

function cheapest(variants: readonly SeedVariant[]): Pick<SeedVariant, 'price' | 'specialMemberPrice'> {
  const priced = variants.filter(
    ({ price, programSpecificVariant, joinNowVariant }) =>
      price !== undefined && !programSpecificVariant && !joinNowVariant,
  )
  const [first] = priced.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))
  return first ? { price: first.price, specialMemberPrice: first.specialMemberPrice } : {}
}

const nameOf = (name: string, way: SeedVariant) => {
  const { deliveryFormat, option, location, programName, priceTier, joinNowVariant } = way
  const joining = joinNowVariant ? 'join now' : undefined
  return `${name}: ${[deliveryFormat, option, location, programName, priceTier, joining].filter(Boolean).join(', ')}`
}
