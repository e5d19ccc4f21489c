import type { Entry } from '@association/content'
import { reader } from '@association/content/read'
import { wire } from '@association/content/testing/fixture-page.ts'
import { expect, test } from 'vitest'
import { nextChangeIn } from './next-change-in.ts'

const course = (id: string, day: string) =>
  wire(
    'product',
    {
      ...{ internalName: id, title: id, productType: 'Course', slug: id },
      variants: [wire('variant', { internalName: id, variantId: id, courseStartDate: day }, `variant ${id}`)],
    },
    id,
  )
const page = (...mediaCards: unknown[]) =>
  reader({ spaceOf: () => 'association' })(
    wire('page', {
      title: 'A page',
      path: '/a',
      sections: [wire('section', { elements: [wire('mediaCardSection', { mediaCards })] })],
    }),
  ) as Entry
const now = Date.parse('2026-11-24T12:00:00Z')

test('a page changes when the first course of its cards is over', () => {
  const shown = page(course('late', '2027-03-01'), course('soon', '2026-11-25'), course('past', '2026-01-05'))
  expect(nextChangeIn([shown], now)).toBe(Date.parse('2026-11-26T08:00:00Z'))
})

test('a page without a product that ends does not change by itself', () =>
  expect(nextChangeIn([page(course('past', '2026-01-05'))], now)).toBeUndefined())
