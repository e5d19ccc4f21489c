import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { comingPreview, preview2026 } from '../../catalogue/prices.ts'
import { product, type SeedProduct } from '../../catalogue/products.ts'
import { day, seedFile } from '../../define.ts'

type Ticket = {
  id: string
  year: string
  dates: { courseStartDate: string; courseEndDate: string }
  /** Variant ids in the shop without their last digit. */
  code: string
  preview: typeof comingPreview
}

/** One variant for each price tier, the later ones still without a price, and one with membership. */
function ticket({ id, year, dates, code, preview }: Ticket) {
  const way = { deliveryFormat: 'In-Person', location: 'Chicago, Illinois', ...dates } as const
  const variants: SeedProduct['variants'] = [
    {
      ...way,
      priceTier: 'preview',
      variantId: `${code}1`,
      price: preview.nonMember,
      specialMemberPrice: preview.member,
    },
    { ...way, priceTier: 'early bird', variantId: `${code}2` },
    { ...way, priceTier: 'regular', variantId: `${code}3` },
    { ...way, priceTier: 'late', variantId: `${code}4` },
    {
      ...way,
      priceTier: 'preview',
      joinNowVariant: true,
      variantId: `${code}5`,
      price: preview.joinNow - membershipPrice,
    },
  ]
  return product({
    id,
    name: `${year} Annual Leadership Conference`,
    fields: {
      productType: 'Event',
      slug: `annual-leadership-conference-${year}`,
      shortDescription: 'Talks and workshops on three days, with breakfast and the evening by the river.',
    },
    variants,
  })
}

export const conferenceTickets = seedFile({
  space: 'events',
  entries: [
    ...ticket({
      id: 'conference-ticket',
      year: '{year Fri+150}',
      dates: { courseStartDate: day('Fri+150'), courseEndDate: day('Fri+150+2') },
      code: '4108010',
      preview: comingPreview,
    }),
    ...ticket({
      id: 'conference-ticket-2026',
      year: '2026',
      dates: { courseStartDate: '2026-04-17', courseEndDate: '2026-04-19' },
      code: '4108291',
      preview: preview2026,
    }),
  ],
})
