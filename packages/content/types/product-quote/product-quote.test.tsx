import { expect, test } from 'vitest'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'

const said = {
  quote: 'I found the line.',
  attribution: 'Daniel Reyes, MD',
  attributionTitle: 'Medical Director',
  photo: wireAsset('reyes'),
  product: wire('product', { internalName: 'x', title: 'Finance', productType: 'Course', slug: 'finance' }),
}

test.each([
  ['a block', markupOf('productQuote', said)],
  ['a card', markupOf('mediaCardSection', { mediaCards: [wire('productQuote', said)] })],
])('%s shows the quote, its author and the product', (_, markup) => {
  expect(markup).toMatch(/<blockquote class="words"><p class="quote">I found the line\./)
  expect(markup).toMatch(/<figcaption .*Daniel Reyes, MD.*Medical Director/)
  expect(markup).toContain('<a href="/education/course/finance" class="product">Finance</a>')
})

test('words alone have no empty caption', () =>
  expect(markupOf('productQuote', { quote: 'Alone.' })).not.toContain('figcaption'))
