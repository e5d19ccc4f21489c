import { contentType } from '../../define/content-type.ts'
import {
  asset,
  choice,
  date,
  integer,
  longText,
  number,
  reference,
  references,
  richText,
  text,
  texts,
} from '../../define/field.ts'
import { slug } from '../../shared/fields.ts'
import { journalNames } from '../../shared/journals.ts'
import { knownProgram, priceFields, variantId } from '../../shared/products/fields.ts'
import { categoriesOf, productTypes } from '../../shared/products/offers.ts'
import { hasPageOfItsOwn } from '../../shared/products/product-path.ts'

/** Without a program, these can have one price for everyone. */
const soldToAllAlike: ReadonlySet<string> = new Set(['membership', 'Event'])

export const product = contentType({
  id: 'product',
  name: 'Product',
  description: 'A course, book, subscription, webinar or assessment that the shop sells.',
  icon: 'product',
  inPicker: { category: 'Events and shop', order: 1, words: ['course', 'book', 'webinar', 'shop'] },
  slots: ['card'],
  spaces: ['association', 'events'],
  title: 'internalName',
  page: { sitemap: 'products' },
  index: 'small',
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
    audience: text({
      max: 120,
      name: 'For whom',
      help: 'Whom an assessment suits, as the end of “For …”, such as “you, in any office”.',
    }),
    image: asset({ mimeTypes: ['image'], help: 'Its description is the alternative text.' }),
    outcomes: texts({
      onPage: true,
      max: 8,
      help: 'What a participant can do afterward, a line each. A course shows them before its text. Of an assessment: what the buyer gets.',
    }),
    body: richText({ onPage: true, embeds: { slot: 'embed' }, help: 'The text of its page.' }),
    program: texts({
      onPage: true,
      max: 24,
      help: 'The program of the course, a line each, such as “8:30 AM – The case that came too late”. The part before the dash becomes a column.',
    }),
    contents: texts({
      onPage: true,
      max: 40,
      help: 'The chapters of a book, a line each, without their numbers.',
    }),
    excerpt: richText({
      onPage: true,
      help: 'A passage to read before buying: of a book, or a sample page of an assessment. Visitors see its first paragraph, and open the rest.',
    }),
    categories: texts({
      max: 4,
      help: 'The filters that list it. For a course: CPE Core, CPE Elective, Masters. For an assessment: Individual, Team, Organization.',
    }),
    people: references({
      onPage: true,
      to: ['bio'],
      max: 20,
      help: 'The faculty of a course, the authors of a book, the speakers of a webinar.',
    }),
    questions: reference({
      onPage: true,
      to: ['checklist'],
      help: 'Questions and answers below the text. Many products can share them.',
    }),
    credits: number({ group: 'content', min: 0, max: 500, unit: 'CME credits' }),
    creditKind: text({
      onPage: true,
      max: 80,
      help: 'The kind of credit, in the words of the body that approves it, such as AMA PRA Category 1.',
    }),
    accreditation: longText({
      onPage: true,
      max: 800,
      help: 'Who approves its credits. Empty: the statement of the site settings.',
    }),
    startsAt: date({ hasTime: true, help: 'The day and time of a webinar.' }),
    durationMinutes: integer({
      group: 'content',
      min: 1,
      max: 10_000,
      unit: 'minutes',
      help: 'How long a webinar takes, or an assessment for each person who answers.',
    }),
    journal: choice({
      group: 'content',
      options: journalNames,
      help: 'For a journal: its page lists the editions of this journal.',
    }),
    publicationDate: date({ help: 'For a book.' }),
    publisher: text({ max: 120 }),
    isbn: text({ max: 20, name: 'ISBN', pattern: '^[0-9X-]{10,17}$', help: 'Digits and hyphens.' }),
    pageCount: integer({ group: 'content', min: 1, max: 5000 }),
    ...priceFields,
    variantId,
    variants: references({ to: ['variant'], max: 40 }),
  },
  checks: [
    {
      field: 'slug',
      when: ({ slug, productType = '' }) => !slug && hasPageOfItsOwn({ productType, slug: 'any' }),
      error: 'Without a slug the product has no page. Add a slug.',
    },
    {
      field: 'price',
      when: ({ price, variants = [] }) => price === undefined && variants.length === 0,
      warn: 'The product has no price and no variants, so visitors see that the price is not known yet.',
    },
    {
      field: 'programName',
      when: ({ programName, programSpecificVariant, productType = '' }) =>
        Boolean(programSpecificVariant && !programName && !soldToAllAlike.has(productType)),
      error: 'Name the program this product is made for.',
    },
    knownProgram,
    {
      field: 'categories',
      when: ({ categories = [], productType }) =>
        categories.some((category) => !categoriesOf(productType).includes(category)),
      warn: 'No filter has one of these categories. Correct it or remove it.',
    },
    {
      field: 'startsAt',
      when: ({ startsAt, productType }) => productType === 'Webinar' && !startsAt,
      warn: 'Visitors do not see when the webinar begins. Add the day and the time.',
    },
    {
      field: 'specialMemberPrice',
      when: ({ price, specialMemberPrice }) =>
        price !== undefined && specialMemberPrice !== undefined && specialMemberPrice > price,
      warn: 'The price for members is higher than the price for everyone else.',
    },
  ],
})
