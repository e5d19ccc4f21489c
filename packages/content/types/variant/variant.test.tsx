import { expect, test } from 'vitest'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const product = wire(
  'product',
  { internalName: 'Course: finance', title: 'Finance', productType: 'Course', slug: 'finance' },
  'p',
)
const fields = { internalName: 'Finance, in person', product, variantId: '41', deliveryFormat: 'In-Person' }
const card = (more: Record<string, unknown> = {}) =>
  markupOf('mediaCardSection', { mediaCards: [wire('variant', { ...fields, ...more })] })

test('a variant’s card opens its product’s page with the variant chosen', () =>
  expect(card()).toContain('<a href="/education/course/finance?v=41" class="link">Finance</a>'))

test('the program is named only for a variant that is made for one', () => {
  expect(card({ programName: 'aapmr' })).not.toContain('pn=')
  expect(card({ programName: 'aapmr', programSpecificVariant: true })).toContain('?v=41&amp;pn=aapmr"')
})

test('it says how and when the course is given', () => {
  const markup = card({ option: 'hybrid online', courseStartDate: '2026-09-14' })
  expect(markup).toContain('<time dateTime="2026-09-14">Starts September 14, 2026</time>')
  expect(markup).toMatch(/class="fact">In-Person<.*class="fact">hybrid online</)
})

test('without its product it leads nowhere and keeps its own name', () =>
  expect(card({ product: undefined })).toContain('<a href="#" class="link">Finance, in person</a>'))
