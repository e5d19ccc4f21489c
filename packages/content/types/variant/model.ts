import { contentType } from '../../define/content-type.ts'
import { choice, date, flag, integer, reference, text } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'
import { courseStartDate, knownProgram, priceFields, variantId } from '../../shared/products/fields.ts'
import {
  bookOptions,
  courseOptions,
  deliveryFormats,
  subscriptionOptions,
} from '../../shared/products/offers.ts'

export const variant = contentType({
  id: 'variant',
  name: 'Product variant',
  description: 'One way to buy a product: its format, its length or its date, and its price.',
  icon: 'product',
  inPicker: { category: 'Events and shop', order: 2, words: ['price', 'format', 'shop'] },
  slots: ['card'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    product: reference({ to: ['product'], help: 'The product that this variant belongs to.' }),
    deliveryFormat: choice({ group: 'content', options: deliveryFormats }),
    option: choice({ group: 'content', options: [...subscriptionOptions, ...bookOptions, ...courseOptions] }),
    courseStartDate,
    courseEndDate: date({ help: 'Last day of the course.' }),
    priceTier: text({
      max: 40,
      help: 'For a course of an event: the price tier of this variant, such as early bird. Registration sells the variant of the current tier.',
    }),
    joinNowVariant: flag({
      group: 'content',
      help: 'The ticket of those who join with the same order: it costs the “join now” price of the tier less the membership. Sold only beside a membership.',
    }),
    location: text({ max: 160, help: 'The city and the state, for a course in person.' }),
    seatsLeft: integer({
      group: 'content',
      min: 0,
      max: 10_000,
      help: 'The number of free seats, if you know it. Visitors cannot buy a variant with 0 seats. For a course of an event, the registration counts the seats.',
    }),
    variantId: { ...variantId, required: true },
    ...priceFields,
  },
  checks: [
    {
      field: 'courseEndDate',
      when: ({ courseStartDate, courseEndDate }) =>
        Boolean(courseStartDate && courseEndDate && courseEndDate < courseStartDate),
      error: 'The course ends before it begins.',
    },
    {
      field: 'product',
      when: ({ product }) => !product,
      warn: 'Without a product the variant has no card. Choose its product.',
    },
    {
      field: 'programName',
      when: ({ programName, programSpecificVariant }) => Boolean(programSpecificVariant && !programName),
      error: 'Name the program this variant is made for.',
    },
    {
      field: 'priceTier',
      when: ({ joinNowVariant, priceTier }) => Boolean(joinNowVariant && !priceTier),
      error: 'Enter the price tier whose “join now” price this variant belongs to.',
    },
    {
      field: 'specialMemberPrice',
      when: ({ joinNowVariant, specialMemberPrice }) =>
        Boolean(joinNowVariant && specialMemberPrice !== undefined),
      error: 'Everyone pays the list price of a “join now” variant. Remove the member price.',
    },
    knownProgram,
  ],
})
