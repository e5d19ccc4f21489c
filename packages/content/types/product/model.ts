import { contentType } from '../../define/content-type.ts'
import { asset, choice, longText, references, text } from '../../define/field.ts'
import { slug } from '../../shared/fields.ts'
import { knownProgram, priceFields, variantId } from '../../shared/products/fields.ts'
import { productTypes } from '../../shared/products/offers.ts'

export const product = contentType({
  id: 'product',
  name: 'Product',
  description: 'A course, book, subscription, webinar or assessment that the shop sells.',
  slots: ['card'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName: text({
      required: true,
      max: 200,
      help: 'The name of the product. Visitors see it if the title is empty.',
    }),
    title: text({ max: 200 }),
    productType: choice({ options: productTypes, required: true }),
    slug,
    shortDescription: longText({ max: 600 }),
    image: asset({ mimeTypes: ['image'], help: 'Its description is the alternative text.' }),
    ...priceFields,
    variantId,
    variants: references({ to: ['variant'], max: 40 }),
  },
  checks: [
    {
      field: 'slug',
      when: ({ slug, productType }) => !slug && productType !== 'assessment',
      error: 'Without a slug the product has no page. Add a slug.',
    },
    {
      field: 'price',
      when: ({ price, variants = [] }) => price === undefined && variants.length === 0,
      warn: 'The product has no price and no variants, so visitors see that the price is not known yet.',
    },
    {
      field: 'programName',
      when: ({ programName, programSpecificVariant }) => Boolean(programSpecificVariant && !programName),
      error: 'Name the program this product is made for.',
    },
    knownProgram,
    {
      field: 'specialMemberPrice',
      when: ({ price, specialMemberPrice }) =>
        price !== undefined && specialMemberPrice !== undefined && specialMemberPrice > price,
      warn: 'The price for members is higher than the price for everyone else.',
    },
  ],
})
