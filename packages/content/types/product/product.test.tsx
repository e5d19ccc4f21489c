import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Widgets } from '../../define/widgets.ts'
import { renderPage } from '../../render/render-page.tsx'
import { cardImageHeight } from '../../shared/cards/card-image.tsx'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { options, pageOf, wire, wireAsset } from '../../testing/fixture-page.ts'

const widgets = new Proxy({} as Widgets, {
  get: (_, name) => (props: unknown) => <b>{`${String(name)} ${JSON.stringify(props)}`}</b>,
})
const course = {
  internalName: 'Course: finance',
  title: 'Finance',
  productType: 'Course',
  slug: 'finance',
  price: 895,
  specialMemberPrice: 645,
}
const variant = (id: string, fields: Record<string, unknown>) =>
  wire('variant', { internalName: id, variantId: id, ...fields }, id)
/** Tags contain analytics data. */
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ')
const card = (fields: Record<string, unknown>, more: Partial<typeof options> = { widgets }) =>
  renderToStaticMarkup(
    renderPage(
      pageOf(wire('mediaCardSection', { mediaCards: [wire('product', { ...course, ...fields }, 'p')] })).page,
      { ...options, ...more },
    ),
  ).replaceAll('&quot;', '"')

test('the card leads as a whole to the product’s page', () =>
  expect(card({ variantId: '41' })).toMatch(
    /<h2 class="title"><a href="\/education\/course\/finance\?v=41" class="link">Finance<\/a><\/h2>/,
  ))

test('a product of an unknown type leads nowhere', () =>
  expect(card({ productType: 'whitepaper' })).toContain('<a href="#" class="link">Finance'))

test('shows its internal name if it has no title', () =>
  expect(card({ title: undefined })).toContain('>Course: finance</a>'))

test('its picture fills a frame that is 250 px high, also when it is upright', () => {
  expect(cardImageHeight).toBe(250)
  expect(card({ image: wireAsset('hills') })).toMatch(
    /<div class="pictured" style="height:250px"><img [^>]*width="660"/,
  )
  const cover = wireAsset('cover')
  cover.fields = {
    ...cover.fields,
    file: { ...cover.fields?.file, details: { size: 1, image: { width: 900, height: 1240 } } },
  }
  expect(card({ image: cover })).toMatch(/<div class="pictured" style="height:250px"><img [^>]*width="660"/)
})

describe('the price', () => {
  test('is the viewer’s own, which a widget knows', () =>
    expect(card({})).toContain(
      'price {"product":{"price":895,"specialMemberPrice":645,"isProgramSpecific":false}}',
    ))

  test('is not shown where the page has no price widget', () =>
    expect(textOf(card({}, {}))).not.toContain('895'))

  test('of a program is the list price for all', () =>
    expect(card({ programSpecificVariant: true })).toContain('"isProgramSpecific":true'))

  test('is one of the prices of its variants, which the widget compares', () => {
    const variants = [variant('a', { price: 48 }), variant('b', { specialMemberPrice: 29 })]
    expect(card({ price: undefined, variants })).toContain(
      '"variants":[{"price":48,"isProgramSpecific":false},{"price":null,"specialMemberPrice":29,"isProgramSpecific":false}]',
    )
  })

  test('that the entry does not contain is left to the widget', () =>
    expect(card({ price: undefined, specialMemberPrice: undefined })).toContain('"price":null'))
})

test('shows its formats in their fixed order, each once', () => {
  const variants = [
    variant('a', { deliveryFormat: 'eBook' }),
    variant('b', { deliveryFormat: 'Self-Study' }),
    variant('c', { deliveryFormat: 'eBook' }),
  ]
  expect([...card({ variants }).matchAll(/class="fact">([^<]*)/g)].map(([, fact]) => fact)).toEqual([
    'Self-Study',
    'eBook',
  ])
})

describe('the line below the title shows', () => {
  const noteIn = (fields: Record<string, unknown>, now?: string) =>
    /<p class="quiet[^"]*">(.*?)<\/p>/
      .exec(card(fields, now ? { widgets, now: Date.parse(now) } : {}))?.[1]
      ?.replaceAll(/<\/?span>/g, '|')
      .replaceAll('| |', '|')

  test('of a course, the next first day that has not passed, and the credits', () => {
    const variants = [
      variant('a', { courseStartDate: '2026-01-10' }),
      variant('b', { courseStartDate: '2026-05-04' }),
    ]
    const fields = { variants, credits: 8 }
    expect(noteIn(fields)).toContain('<time dateTime="2026-01-10">Starts Jan 10, 2026</time>|8 CME credits')
    expect(noteIn(fields, '2026-02-01')).toContain('Starts May 4, 2026')
    expect(noteIn(fields, '2026-06-01')).toBe('|8 CME credits|')
    const inTampa = variant('c', { courseStartDate: '2026-01-10', location: 'Tampa, Florida' })
    expect(noteIn({ variants: [inTampa], credits: 8 })).toMatch(/2026<\/time>\|Tampa, Florida\|8 CME/)
  })

  test('of a book, its authors', () => {
    const people = ['Maren Okafor', 'Per Lindqvist'].map((name) => wire('bio', { name }, name))
    expect(noteIn({ productType: 'Book', people })).toBe('By Maren Okafor and Per Lindqvist')
  })

  test('of a webinar, its day and time, or when it was recorded or took place, with its length and credits', () => {
    const facts = { durationMinutes: 60, credits: 1 }
    const webinar = { productType: 'Webinar', startsAt: '2026-12-03T12:00-05:00', ...facts }
    expect(noteIn(webinar, '2026-12-01')).toBe(
      '|<time dateTime="2026-12-03T17:00:00.000Z" class="when">Dec 3, 2026, 12:00 PM ET</time>|60 minutes|1 CME credit|',
    )
    expect(noteIn(webinar, '2027-01-01')).toMatch(/^\|Recorded <time .*>December 3, 2026<\/time>\|60 minutes/)
    expect(noteIn({ ...webinar, price: undefined }, '2027-01-01')).toMatch(
      /^\|Took place <time .*>December 3, 2026<\/time>\|60/,
    )
    expect(noteIn({ productType: 'Webinar', ...facts })).toBe('|60 minutes|1 CME credit|')
    expect(noteIn({ productType: 'Webinar' })).toBeUndefined()
  })

  test('of an assessment, whom it suits and how long it takes', () => {
    const assessment = { productType: 'assessment', audience: 'you, in any office' }
    expect(noteIn({ ...assessment, durationMinutes: 20 })).toBe('|For you, in any office|20 minutes|')
    expect(noteIn(assessment)).toBe('|For you, in any office|')
    expect(noteIn({ productType: 'assessment' })).toBeUndefined()
  })
})

test('the cover of a book is shown whole, and that of a journal on the color of the journal (LI-040)', () => {
  expect(card({ productType: 'Book', image: wireAsset('cover') })).toMatch(
    /class="pictured coverGround".*class="cover"/,
  )
  expect(
    card({ productType: 'Journal', journal: 'Physician Leadership Journal', image: wireAsset('cover') }),
  ).toContain('style="--journal:var(--color-light-blue)"')
})

test('an assessment, which has no page, shows its categories and what the buyer gets (LI-034)', () => {
  const body = richText(paragraph('A report of twelve pages.'))
  const facts = { productType: 'assessment', categories: ['Team'], outcomes: ['An hour with an adviser'] }
  const assessment = card({ ...facts, body })
  expect(assessment).toMatch(/class="fact">Team</)
  expect(assessment).toMatch(
    /<details.*What you get.*<li>An hour with an adviser<\/li>.*A report of twelve pages\./,
  )
  expect(card(facts)).toMatch(/<details.*What you get.*<li>An hour with an adviser<\/li>/)
  expect(card({ ...facts, productType: 'Course', body })).not.toContain('<details')
})

test('a webinar is labeled as a recording after its end if there is one to order', () => {
  const webinar = { productType: 'Webinar', startsAt: '2026-12-03T12:00-05:00' }
  const labelAt = (time: string) =>
    /class="eyebrow">([^<]*)/.exec(card(webinar, { widgets, now: Date.parse(time) }))?.[1]
  expect(labelAt('2026-12-03T17:00:00Z')).toBe('Webinar')
  expect(labelAt('2026-12-04T17:00:00Z')).toBe('Recording')
  const unsold = card({ ...webinar, price: undefined }, { widgets, now: Date.parse('2026-12-04T17:00:00Z') })
  expect(unsold).toMatch(/class="eyebrow">Webinar<.*<p class="seats">Ended</)
  expect(unsold).not.toContain('addToCart')
})

test('a webinar names its speakers with their posts', () => {
  const people = [
    wire(
      'bio',
      { name: 'Maren Okafor', credentials: 'MD', jobTitle: 'Chief', photo: wireAsset('face') },
      'm',
    ),
    wire('bio', { name: 'Per Lindqvist' }, 'per'),
  ]
  const webinar = card({ productType: 'Webinar', people })
  expect(webinar).toMatch(/<img [^>]*width="40"[^>]*>.*<b>Maren Okafor, MD<\/b><span[^>]*> Chief</)
  expect(webinar).toContain('<b>Per Lindqvist</b>')
  expect(card({ people })).not.toContain('Maren Okafor')
})

test('a course whose dates have all ended shows neither a price nor a way to order it', () => {
  const variants = [variant('a', { courseStartDate: '2026-05-04', price: 785 })]
  const cardAt = (day: string) => card({ price: undefined, variants }, { widgets, now: Date.parse(day) })
  expect(cardAt('2026-05-01')).toMatch(/price \{.*785.*addToCart \{/)
  expect(cardAt('2026-05-06')).toContain('<p class="seats">Ended</p>')
  expect(cardAt('2026-05-06')).not.toMatch(/addToCart|price \{/)
})

test('an assessment shows a sample page, and no other product does', () => {
  const excerpt = richText(paragraph('Question 7.'))
  expect(card({ productType: 'assessment', excerpt })).toMatch(
    /<details[^>]*><summary>A sample page<span class="visually-hidden">.*Question 7\./,
  )
  expect(card({ excerpt })).not.toContain('<details')
})

test('EV-032: a course of an event names the event and leads to its registration, without a price that may be over', () => {
  const variants = [
    variant('a', { deliveryFormat: 'In-Person', priceTier: 'early bird', price: 895 }),
    variant('b', { deliveryFormat: 'In-Person', priceTier: 'regular', price: 1095 }),
  ]
  const markup = card({ title: 'The Quiet Chair: 2027 Fall Institute', variants })
  expect(markup).toContain('href="/fall-institute/registration"')
  expect(textOf(markup).replace(/\s+/g, ' ')).toContain(
    'Fall Institute In-Person Register for the fall institute',
  )
  expect(markup).not.toMatch(/addToCart|<b>price/)
})
