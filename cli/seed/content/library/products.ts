import type { Draft } from '@association/content/define/values.ts'
import { assetLink, day, entry, link, seedFile } from '../../define.ts'

type Fields = Omit<Draft<'product'>, 'internalName' | 'variants' | 'image'>
type Variant = Omit<Draft<'variant'>, 'internalName' | 'product'>
type Product = { id: string; name: string; picture?: string; fields: Fields; variants?: readonly Variant[] }

const course = (slug: string, fields: Partial<Fields> = {}): Fields => ({
  productType: 'Course',
  slug,
  ...fields,
})
const book = (slug: string, fields: Partial<Fields> = {}): Fields => ({
  productType: 'Book',
  slug,
  ...fields,
})

const webinar = (slug: string, fields: Partial<Fields> = {}): Fields => ({
  productType: 'Webinar',
  slug,
  ...fields,
})

/** What the association sells. Prices are US dollars; identifiers are those of the shop. */
const products: readonly Product[] = [
  {
    id: 'course-finance',
    name: 'Finance for physicians',
    picture: 'ascent',
    fields: course('finance-for-physicians', {
      price: 895,
      specialMemberPrice: 595,
      shortDescription: 'Read a balance sheet, question a budget and know when a margin is a mirage.',
    }),
    variants: [
      { deliveryFormat: 'Self-Study', variantId: 'course-finance-self', price: 895, specialMemberPrice: 595 },
      {
        deliveryFormat: 'In-Person',
        variantId: 'course-finance-room',
        price: 1395,
        specialMemberPrice: 1095,
        courseStartDate: day('Thu+81'),
      },
    ],
  },
  {
    id: 'course-negotiation',
    name: 'Negotiation: prepare, listen, decide',
    picture: 'quiet-water',
    fields: course('negotiation', {
      price: 795,
      specialMemberPrice: 545,
      shortDescription: 'Six cases from contracts, schedules and budgets, each played from both sides.',
    }),
    variants: [
      {
        deliveryFormat: 'Hybrid Online',
        variantId: 'course-negotiation-hybrid',
        price: 795,
        specialMemberPrice: 545,
      },
    ],
  },
  {
    id: 'course-quality',
    name: 'Quality and risk in practice',
    picture: 'first-light',
    fields: course('quality-and-risk', {
      price: 695,
      specialMemberPrice: 495,
      shortDescription: 'From the first hour after harm to the numbers that a board should see every month.',
    }),
    variants: [
      { deliveryFormat: 'Self-Study', variantId: 'course-quality-self', price: 695, specialMemberPrice: 495 },
    ],
  },
  {
    id: 'course-communication',
    name: 'The difficult conversation',
    picture: 'meeting-circles',
    fields: course('the-difficult-conversation', {
      price: 595,
      specialMemberPrice: 395,
      shortDescription:
        'Feedback, refusal and bad news, rehearsed with actors until they are only difficult.',
    }),
    variants: [
      {
        deliveryFormat: 'In-Person',
        variantId: 'course-communication-room',
        price: 1195,
        specialMemberPrice: 945,
        courseStartDate: day('Thu+116'),
      },
    ],
  },
  {
    id: 'book-first-hundred-days',
    name: 'The First Hundred Days',
    picture: 'cover-first-hundred-days',
    fields: book('the-first-hundred-days', {
      price: 42,
      specialMemberPrice: 32,
      shortDescription: 'What forty new chiefs did, week by week, and what they would leave out.',
    }),
    variants: [
      {
        deliveryFormat: 'Paperback',
        option: 'soft cover',
        variantId: 'book-hundred-paper',
        price: 42,
        specialMemberPrice: 32,
      },
      {
        deliveryFormat: 'eBook',
        option: 'ebook',
        variantId: 'book-hundred-ebook',
        price: 29,
        specialMemberPrice: 19,
      },
    ],
  },
  {
    id: 'book-dyad',
    name: 'The Dyad',
    picture: 'cover-dyad',
    fields: book('the-dyad', {
      price: 48,
      specialMemberPrice: 38,
      shortDescription:
        'A physician and an administrator on leading one hospital together, in alternating chapters.',
    }),
    variants: [
      {
        deliveryFormat: 'Paperback',
        option: 'soft cover',
        variantId: 'book-dyad-paper',
        price: 48,
        specialMemberPrice: 38,
      },
    ],
  },
  {
    id: 'book-numbers',
    name: 'Numbers for Night Owls',
    picture: 'cover-numbers',
    fields: book('numbers-for-night-owls', {
      price: 36,
      specialMemberPrice: 27,
      shortDescription: 'Statistics for people who read them at two in the morning and must decide by six.',
    }),
    variants: [
      {
        deliveryFormat: 'eBook',
        option: 'ebook',
        variantId: 'book-numbers-ebook',
        price: 36,
        specialMemberPrice: 27,
      },
    ],
  },
  {
    id: 'book-stair',
    name: 'From Ward to Board',
    picture: 'cover-stair',
    fields: book('from-ward-to-board', {
      price: 52,
      shortDescription: 'How boards think, by a physician who has sat on both sides of the table.',
    }),
    variants: [{ deliveryFormat: 'Book', option: 'hard cover', variantId: 'book-stair-hard', price: 52 }],
  },
  {
    id: 'webinar-first-hour',
    name: 'The first hour after harm',
    picture: 'first-light',
    fields: webinar('the-first-hour-after-harm', {
      price: 79,
      specialMemberPrice: 0,
      shortDescription: 'What to say to a family, in which order, and what to leave to the second hour.',
    }),
    variants: [
      {
        deliveryFormat: 'Webinar',
        variantId: 'webinar-first-hour-live',
        price: 79,
        specialMemberPrice: 0,
        courseStartDate: day('Wed+17'),
      },
    ],
  },
  {
    id: 'webinar-payer-contracts',
    name: 'Reading a payer’s contract',
    picture: 'ascent',
    fields: webinar('reading-a-payers-contract', {
      price: 79,
      specialMemberPrice: 39,
      shortDescription: 'Forty pages, nine clauses that matter, and the two that everybody signs unread.',
    }),
    variants: [
      {
        deliveryFormat: 'Webinar',
        variantId: 'webinar-payer-live',
        price: 79,
        specialMemberPrice: 39,
        courseStartDate: day('Wed+59'),
      },
    ],
  },
  {
    id: 'webinar-hiring',
    name: 'Hiring the second physician',
    picture: 'meeting-circles',
    fields: webinar('hiring-the-second-physician', {
      price: 59,
      shortDescription: 'Small practices on the offer that worked, and the one that cost them a year.',
    }),
    variants: [{ deliveryFormat: 'Webinar', variantId: 'webinar-hiring-recorded', price: 59 }],
  },
  {
    id: 'assessment-leadership',
    name: 'Physician leadership assessment',
    fields: {
      productType: 'assessment',
      slug: 'physician-leadership-assessment',
      price: 195,
      specialMemberPrice: 0,
      shortDescription:
        'Twenty minutes, one hundred and twenty questions, and a report that you can show your chief.',
      variantId: 'assessment-leadership',
    },
  },
  {
    id: 'assessment-colleagues',
    name: 'Assessment with colleagues',
    fields: {
      productType: 'assessment',
      slug: 'assessment-with-colleagues',
      price: 495,
      specialMemberPrice: 345,
      shortDescription:
        'The same questions, answered by eight people of your choice. An adviser reads the result with you.',
      variantId: 'assessment-colleagues',
    },
  },
]

export const productLibrary = seedFile({
  space: 'association',
  entries: products.flatMap(({ id, name, picture, fields, variants = [] }) => [
    entry('product', {
      id,
      fields: {
        internalName: name,
        ...fields,
        ...(picture ? { image: assetLink(picture) } : {}),
        variants: variants.map(({ variantId }) => link(`variant-${variantId}`)),
      },
    }),
    ...variants.map((variant) =>
      entry('variant', {
        id: `variant-${variant.variantId}`,
        fields: { internalName: `${name}: ${variant.deliveryFormat}`, product: link(id), ...variant },
      }),
    ),
  ]),
})
