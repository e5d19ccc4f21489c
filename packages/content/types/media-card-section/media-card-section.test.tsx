import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { cardColumns } from '../../shared/cards/card-grid.tsx'
import { wire, wireFixtures } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { cardCarousel, carouselOf } from './cards.tsx'
import { messages } from './messages.ts'

const article = (title: string) => wire('basicArticle', { title, canonicalUrl: title }, title)
const edition = (title: string, editionDate: string) =>
  wire('journalEditions', { internalName: title, editionDate, title }, title)
const section = (fields: Record<string, unknown>, report?: (problem: { message: string }) => void) =>
  markupOf('mediaCardSection', fields, report)
const mediaCards = [article('a'), article('b'), article('c')]

const gridCss = readFileSync(new URL('../../shared/cards/card-grid.module.css', import.meta.url), 'utf8')

describe('a card', () => {
  const types = [
    ...['content', 'media', 'product', 'variant', 'basicArticle'],
    ...['centeredContainer', 'bio', 'journalEditions', 'productQuote'],
  ] as const

  test.each(types)('may be of type %s', (type) => {
    const report = vi.fn()
    expect(section({ mediaCards: [wireFixtures()[type as 'bio']] }, report)).toMatch(
      /<li class="cell">.+<\/li>/,
    )
    expect(report).not.toHaveBeenCalled()
  })

  test.each(['Book', 'Course'])('of any type with the product type %s is a product', (productType) => {
    const own = wire('catalogueItem', { internalName: 'Item', title: 'Item', productType, slug: 'item' })
    expect(section({ mediaCards: [own] })).toMatch(/href="\/(education\/course|publications\/books)\/item"/)
  })

  test.each(['quoteBlock', 'title'])('of type %s is reported and not shown', (type) => {
    const report = vi.fn()
    expect(section({ mediaCards: [wire(type, { text: 'Seen?' })] }, report)).not.toMatch(/<li|Seen/)
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining(`Unknown Type: ${type}`) }),
    )
  })

  test('of an unknown type takes nothing down', () =>
    expect(section({ mediaCards: [wire('hologram'), article('a')] })).toMatch(
      /^(?!.*hologram).*class="link">a</,
    ))
})

describe('the grid', () => {
  test('has twelve columns; a card takes four of them', () => {
    expect(cardColumns).toEqual({ row: 12, card: 4 })
    expect(section({ mediaCards })).toContain('<ul class="grid halves thirds"><li class="cell">')
    expect(gridCss).toContain(`repeat(${cardColumns.row}, minmax(0, 1fr))`)
    expect(gridCss).toContain(`--span: ${cardColumns.card};`)
  })

  test('keeps as much space between cards as the carousel, and half of it up to 767.98 px', () => {
    expect(gridCss).toContain(`--cards-gap: ${cardCarousel.gutter}px;`)
    expect(gridCss).toMatch(
      /@media \(width <= 767\.98px\) \{\s*\.grid \{\s*gap: calc\(var\(--cards-gap\) \/ 2\)/,
    )
  })

  test('has as many cards in a row as the editor says', () =>
    expect(
      section({
        mediaCards,
        columnCount: 4,
        smallColumnCount: 3,
        extraSmallColumnCount: 2,
        cardClasses: 'p-2',
      }),
    ).toContain(
      '<ul class="grid" style="--span:3;--small-span:4;--extra-small-span:6"><li class="cell p-2">',
    ))
})

describe('the carousel', () => {
  test('shows one card at every width, with no space between', () => {
    expect(carouselOf({ large: undefined, small: undefined, extraSmall: undefined })).toEqual({
      perView: 'one',
      gutter: 0,
    })
    const markup = section({ mediaCards, isCarousel: true })
    expect(markup).toContain('--per-largest:1;--per-large:1;--per-medium:1;--per-small:1;--slide-gutter:0px')
    expect(markup).toContain('aria-label="3 of 3"')
  })

  test('shows as many cards as the editor sets, by default four, three, two and one, 40 px apart', () => {
    expect(cardCarousel).toEqual({ largest: 4, large: 3, medium: 2, small: 1, gutter: 40 })
    expect(carouselOf({ large: 4, small: undefined, extraSmall: undefined })).toEqual({
      perView: { largest: 4, large: 4, medium: 2, small: 1 },
      gutter: 40,
    })
    expect(carouselOf({ large: undefined, small: 3, extraSmall: 2 }).perView).toEqual({
      largest: 4,
      large: 3,
      medium: 3,
      small: 2,
    })
  })

  test('has the name of the title above it', () => {
    const contents = [wire('title', { text: 'This spring' })]
    expect(section({ mediaCards, isCarousel: true, contents })).toContain('aria-label="This spring"')
    expect(section({ mediaCards, isCarousel: true })).toContain(`aria-label="${messages.cards}"`)
  })
})

describe('a list of nothing but editions', () => {
  const editions = [
    edition('old', '2025-11-01'),
    edition('new', '2026-05-01'),
    edition('middle', '2026-01-01'),
  ]
  const titlesIn = (markup: string) =>
    [...markup.matchAll(/(?:class="subject"|class="link")>(old|new|middle|a)</g)].map(([, title]) => title)

  test('has the newest first, in three columns', () => {
    expect(titlesIn(section({ mediaCards: editions }))).toEqual(['new', 'middle', 'old'])
    expect(cardColumns.row / cardColumns.card).toBe(3)
  })

  test('keeps the rank of its headings', () =>
    expect(
      section({ mediaCards: editions, contents: [wire('title', { text: 'x', tag: 'h1' })] }).match(/<h2/g),
    ).toHaveLength(3))

  test('keeps its order when it contains another card', () =>
    expect(titlesIn(section({ mediaCards: [...editions, article('a')] }))).toEqual([
      'old',
      'new',
      'middle',
      'a',
    ]))
})

describe('without cards', () => {
  test('a section shows the blocks above and below the cards', () => {
    const markup = section({ contents: [wire('title', { text: 'Above' })] })
    expect(markup).toContain('Above')
    expect(markup).not.toMatch(/<ul|No Post/)
  })

  test('a list of posts says so', () => {
    expect(messages.noPosts).toBe('No Post summaries')
    expect(section({ isPostList: true })).toContain('No Post summaries')
  })
})

test('place, colour and classes follow the editor', () => {
  const markup = section({
    mediaCards,
    hashLink: 'learn',
    backgroundColor: 'paleBlue',
    marginTop: 1,
    marginBottom: 2,
    paddingTop: 3,
    paddingBottom: 4,
    isContainer: true,
    containerClasses: 'mine',
    bottomComponents: [wire('title', { text: 'Below' })],
  })
  expect(markup).toContain(
    '<section class="band ground on-light mt-1 mb-2 pt-3 pb-4" style="--background:var(--color-pale-blue)"><a name="learn"></a><div class="container mine">',
  )
  expect(markup.indexOf('Below')).toBeGreaterThan(markup.indexOf('</ul>'))
})

test('on a dark ground words are light', () =>
  expect(section({ mediaCards, backgroundColor: 'navy' })).toContain('band ground on-dark'))
