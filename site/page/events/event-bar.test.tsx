import type { Entry } from '@association/content'
import { readEdition } from '@association/content/shared/events/edition.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contentsOf, linkTo, wireEntry } from '../../content/places/testing/contents.ts'
import { EventBar } from './event-bar.tsx'

const course = (slug: string) =>
  wireEntry('product', slug, {
    ...{ internalName: slug, productType: 'Course', slug, variants: [linkTo('early')] },
  })
const early = wireEntry('variant', 'early', {
  ...{ internalName: 'early', variantId: 'early', priceTier: 'regular', courseStartDate: '2027-10-14' },
})
const fall = wireEntry('eventEdition', 'fall', {
  ...{ internalName: 'fall', key: 'fall', kind: 'fall-institute', name: 'Fall', path: '/fall-institute' },
  ...{ timeZone: 'America/New_York', startDate: '2027-10-14', endDate: '2027-10-16' },
  ...{ registrationOpens: '2027-03-01T09:00-05:00', courses: [linkTo('quiet'), linkTo('chair')] },
})
const contents = contentsOf([course('quiet'), course('chair'), course('other'), fall], { early })
const products = contents.of('product').map(({ entry }) => entry)
const edition = contents.of('eventEdition').map(({ entry }) => readEdition(entry, products))[0]
const pageAt = (path: string, ...parts: string[]) =>
  ({
    fields: { path, sections: parts.map((part) => ({ id: part, type: 'eventPart', fields: { part } })) },
  }) as unknown as Entry<'page'>

function barOn(page: Entry<'page'>, now = '2027-04-01'): string {
  if (!edition) throw new Error('The edition cannot be read.')
  const left: Record<string, number> = { quiet: 0, chair: 3, other: 5 }
  return renderToStaticMarkup(
    <EventBar
      page={page}
      edition={edition}
      products={products}
      rendering={{ seats: ({ fields }) => left[fields.slug ?? ''] }}
      now={Date.parse(now)}
    />,
  )
}

test('counts the seats of the courses of its edition', () =>
  expect(barOn(pageAt('/fall-institute/about'))).toContain('Seats in 1 of 2 courses'))

test('leads to the registration, and on its page down to its part', () => {
  expect(barOn(pageAt('/fall-institute'))).toContain('href="/fall-institute/registration"')
  const page = pageAt('/fall-institute/registration', 'pricing', 'registration')
  expect(barOn(page)).toContain('href="#register"')
  expect(barOn(page, '2027-01-01')).toBe('')
  expect(barOn(pageAt('/fall-institute/registration', 'pricing'))).toBe('')
})
