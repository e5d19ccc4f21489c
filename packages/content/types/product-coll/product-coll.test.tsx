import { describe, expect, test } from 'vitest'
import { wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { messages } from './messages.ts'
import { isSectionData } from './section-data.ts'

const variant = (id: string) => wire('variant', { internalName: id, variantId: id }, id)
const product = (id: string, productType = 'Course', fields: Record<string, unknown> = {}) =>
  wire('product', { internalName: id, productType, slug: id, ...fields }, id)
const collection = (fields: Record<string, unknown>) => markupOf('productColl', fields)
const titlesIn = (markup: string) => [...markup.matchAll(/class="link">([^<]*)/g)].map(([, title]) => title)

test('shows its texts above its products, whose titles are one rank deeper', () => {
  const markup = collection({
    sectionData: { metaTitle: 'Education', title: 'Courses', description: 'Short.' },
    items: [product('a'), product('b')],
  })
  expect(markup).toMatch(
    /<p class="metaTitle">Education<\/p><h2 class="title">Courses<\/h2><p class="description">Short\./,
  )
  expect(markup.match(/<h3 class="title">/g)).toHaveLength(2)
})

test('shows the blocks of its contents entry between texts and products', () => {
  const contents = wire('section', { elements: [wire('title', { text: 'Before you choose' })] })
  const markup = collection({ contents, items: [product('a')] })
  expect(markup.indexOf('Before you choose')).toBeLessThan(markup.indexOf('class="link">a'))
})

test('it is as wide as the md container', () =>
  expect(collection({ items: [product('a')] })).toContain('<div class="container-md">'))

test('it may show one type of product only', () => {
  const items = [product('a'), product('b', 'Book'), product('c')]
  expect(titlesIn(collection({ items, productType: 'Book' }))).toEqual(['b'])
})

test('fast practice makes a card of each variant, each once', () => {
  const items = [
    product('a', 'Course', { title: 'A', variants: [variant('v1'), variant('v2')] }),
    variant('v2'),
    variant('v3'),
  ]
  const markup = collection({ items, show: 'fast practice', sectionData: { title: 'x' } })
  expect(titlesIn(markup)).toEqual(['v1', 'v2', 'v3'])
  expect(markup.match(/<h3 class="title">/g)).toHaveLength(3)
})

describe('without products visitors read', () => {
  test.each([
    [{ sectionData: { title: 'x' } }, 'Sorry, there are no items found in this Product Collection'],
    [{ totalPages: 0 }, 'Sorry, there are no items found in this Product Collection'],
    [{}, 'No Product Collection'],
    [{ items: [product('a')], productType: 'Webinar' }, 'No Products for Webinar'],
    [{ items: [product('a')], show: 'fast practice' }, 'No Fast Practice Products'],
  ])('%o: %s', (fields, placeholder) => {
    expect(collection(fields)).toContain(`<p class="placeholder">${placeholder}</p>`)
  })

  test('the specification’s words', () =>
    expect(messages).toMatchObject({
      empty: 'Sorry, there are no items found in this Product Collection',
      none: 'No Product Collection',
      noFastPractice: 'No Fast Practice Products',
    }))
})

describe('pages', () => {
  const pages = { items: [product('a')], path: '/education/courses' }

  test('page two leads back to the address of the first, and on to the third', () => {
    const markup = collection({ ...pages, currentPage: 2, totalPages: 3 })
    expect(markup).toMatch(/<a href="\/education\/courses" [^>]*>Previous page/)
    expect(markup).toMatch(/<a href="\/education\/courses\/page\/3" [^>]*>Next page/)
    expect(markup).toContain('Page 2 of 3')
  })

  test('of the home page have paths such as /page/2', () =>
    expect(collection({ ...pages, path: '/', totalPages: 2 })).toContain('href="/page/2"'))

  test.each([undefined, 0, 1, '3'])('are shown only for a number above 1, not for %j', (totalPages) =>
    expect(collection({ ...pages, totalPages })).not.toContain('<nav'),
  )
})

test.each([[[]], ['x'], [1], [{ title: 1 }]])('%j is no section data, and shows nothing', (sectionData) => {
  expect(isSectionData(sectionData)).toBe(false)
  expect(collection({ sectionData, items: [product('a')] })).not.toContain(
    'class="words"><p class="metaTitle"',
  )
})
