import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import type { WireEntry } from '@association/content/derive/wire.ts'
import { reader } from '@association/content/read'
import { readEdition } from '@association/content/shared/events/edition.ts'
import { resolve } from '@association/services/contentful/resolve.ts'
import { partOf } from '../../cli/links/content/content-wire.ts'
import { contentOf } from '../../cli/seed/wish/check-wishes.ts'
import { readSeed } from '../../cli/seed/wish/read-seed.ts'

type ForSale = { editions: readonly Edition[]; products: readonly Entry<'product'>[] }

/** The editions of the seed, and a conference whose table has a price for every tier, with all products. */
export async function editionsForSale(day: string): Promise<ForSale> {
  const entries = await seedEntries(day)
  const whole = wholeConference.map((wire) => reader({ spaceOf: () => 'events' })(wire))
  const all = [...entries, ...whole]
  const products = all.filter((entry): entry is Entry<'product'> => entry?.type === 'product')
  const editions = all.filter((entry): entry is Entry<'eventEdition'> => entry?.type === 'eventEdition')
  return { products, editions: editions.map((entry) => readEdition(entry, products)) }
}

async function seedEntries(day: string) {
  const { wished } = await readSeed(day)
  return wished.flatMap(({ space, ...wish }) => {
    const content = contentOf({ space, ...wish })
    const parts = { [space]: partOf(content, space) }
    const read = reader({ spaceOf: () => space })
    return [...content.entries.values()]
      .filter(({ type }) => type?.id === 'product' || type?.id === 'eventEdition')
      .map(({ id }) => {
        const wire = resolve({ space, root: id, parts }, () => space)
        return wire && read(wire)
      })
  })
}

const wire = (type: string, id: string, fields: Record<string, unknown>): WireEntry => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields: { internalName: id, ...fields },
})

const tiers = [
  { name: 'preview', from: '2030-01-07', member: 1985, nonMember: 2335, joinNow: 2240 },
  { name: 'early bird', from: '2030-02-04', member: 2035.5, nonMember: 2385.75, joinNow: 2290.25 },
  { name: 'regular', from: '2030-03-04', member: 2135, nonMember: 2535, joinNow: 2440 },
  { name: 'late', from: '2030-04-01', member: 2235, nonMember: 2635, joinNow: 2540.1 },
]
const membership = 349
const dates = { courseStartDate: '2030-04-19', courseEndDate: '2030-04-21' }
const ticket = wire('product', 'whole-ticket', {
  title: '2030 Annual Leadership Conference',
  productType: 'Event',
  slug: 'whole-ticket',
  variants: tiers.flatMap(({ name, member, nonMember, joinNow }, index) => [
    wire('variant', `whole-${index}`, {
      ...dates,
      ...{ priceTier: name, variantId: `9000${index}`, price: nonMember, specialMemberPrice: member },
    }),
    wire('variant', `whole-join-${index}`, {
      ...dates,
      ...{ priceTier: name, variantId: `9001${index}`, price: joinNow - membership, joinNowVariant: true },
    }),
  ]),
})

const wholeConference = [
  ticket,
  wire('eventEdition', 'whole', {
    ...{ key: 'conference-2030', kind: 'conference', name: 'Conference 2030', path: '/conference/2030' },
    ...{ timeZone: 'America/Chicago', startDate: '2030-04-19', endDate: '2030-04-21' },
    ...{
      registrationOpens: '2030-01-07T00:00-06:00',
      membershipVariant: '41070901',
      courses: [ticket],
      tiers,
    },
  }),
]
