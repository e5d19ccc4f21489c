import { describe, expect, test } from 'vitest'
import { programLabels } from '../../shared/products/offers.ts'
import { heading, paragraph, richText } from '../../shared/rich-text.ts'
import { wireAsset } from '../../testing/fixture-page.ts'
import { at, factsIn, headingsIn, optionsIn, pageOf, person, variant } from './testing/product-page.tsx'

describe('the page of a course', () => {
  test('shows its variants in the order of the formats, with dates, locations and prices (RT-036, PR-019)', () => {
    const markup = pageOf({
      variants: [
        variant('4', { deliveryFormat: 'Webinar', price: 99 }),
        variant('3', {
          deliveryFormat: 'In-Person',
          option: 'in-person',
          courseStartDate: '2027-02-11',
          courseEndDate: '2027-02-13',
          location: 'Chicago, Illinois',
          price: 1395,
        }),
        variant('2', { deliveryFormat: 'In-Person', courseStartDate: '2026-12-01', price: 1295 }),
        variant('1', { deliveryFormat: 'Self-Study', option: 'self-study', price: 895 }),
      ],
    })
    expect(optionsIn(markup)).toEqual([
      '|Self-Study|Start any time|895|',
      '|In-Person|Dec 1, 2026|1295|',
      '|In-Person|Feb 11 – 13, 2027|Chicago, Illinois|1395|',
      '|Webinar|99|',
    ])
  })

  test('EV-032: of an event shows the price of each tier, and leads to the registration in place of the cart', () => {
    const tier = (variantId: string, priceTier: string, price: number) =>
      variant(variantId, { deliveryFormat: 'In-Person', courseStartDate: '2027-10-21', priceTier, price })
    const fields = {
      title: 'The Quiet Chair: 2027 Fall Institute',
      variants: [tier('1', 'early bird', 895), tier('2', 'regular', 1095)],
    }
    const january = at('2027-01-01T00:00Z')
    const markup = pageOf(fields, january)
    expect(optionsIn(markup)).toEqual(['|Early bird|895|', '|Regular|1095|'])
    expect(markup).toMatch(
      /<a href="\/fall-institute\/registration"[^>]*>Register for the fall institute<\/a>/,
    )
    expect(markup).toContain('<strong>In-Person</strong> <time dateTime="2027-10-21"')
    expect(markup).not.toContain('<i>')
    expect(pageOf(fields, at('2027-11-01T00:00Z'))).not.toContain('/fall-institute/registration')
    expect(pageOf(fields, { ...january, seats: () => 0 })).toContain('>Sold out</p>')
    expect(pageOf(fields, { ...january, seats: () => 0 })).toContain('The waiting list is free')
    expect(pageOf(fields, { ...january, seats: () => 0 })).toMatch(
      /registration"[^>]*>Join the waiting list</,
    )
    expect(pageOf(fields, { ...january, seats: () => 0 })).not.toContain('>Register<')
    expect(pageOf(fields, { ...january, seats: () => 9 })).toContain('>Register<')
    expect(pageOf(fields, { ...january, seats: () => 9 })).toContain('>Only 9 seats left</p>')
    expect(pageOf(fields, { ...january, seats: () => 10 })).not.toContain('seats left')
    const conference = { ...fields, title: 'Pre-conference: Reading a Budget' }
    expect(pageOf(conference)).toContain('href="/conference/registration"')
  })

  test('has one h1, and no gap in its headings', () => {
    const body = richText(heading(2, 'What you learn'), heading(3, 'First'), paragraph('Words.'))
    const people = [person('Maren Okafor', { credentials: 'MD' })]
    expect(headingsIn(pageOf({ body, people, variants: [variant('1')] }))).toEqual([
      '1 Finance',
      '2 Formats and dates',
      '2 What you learn',
      '3 First',
      '2 Faculty',
      '3 Maren Okafor, MD',
    ])
  })

  test('shows its faculty with portraits and biographies', () => {
    const markup = pageOf({
      people: [
        person('Maren Okafor', {
          jobTitle: 'Chief',
          organization: 'Harbor Valley',
          photo: wireAsset('okafor'),
          biography: richText(paragraph('She leads.')),
        }),
      ],
    })
    expect(markup).toMatch(/<img [^>]*alt="The sun rises[^>]*class="portrait"/)
    expect(markup).toContain('Chief, Harbor Valley')
    expect(markup).toMatch(/<details.*Biography<span class="visually-hidden">: Maren Okafor.*She leads\./)
  })

  test('shows credits, formats and categories, which lead to the list of the same category', () => {
    const markup = pageOf({
      credits: 16,
      categories: ['CPE Core'],
      variants: [variant('1', { deliveryFormat: 'Online' }), variant('2', { deliveryFormat: 'Self-Study' })],
    })
    expect(factsIn(markup.replace(/<aside.*?<\/aside>/s, ''))).toEqual([
      'Credits: 16 CME credits',
      'Formats: Self-Study, Online',
      'Category: CPE Core',
    ])
    expect(markup).toContain('<a href="/education/courses/cpe-core">CPE Core</a>')
  })

  test('names the next date that has not passed, and sells no variant whose dates have', () => {
    const variants = [
      variant('past', { courseStartDate: '2026-01-10', courseEndDate: '2026-01-12' }),
      variant('next', { courseStartDate: '2026-05-04' }),
    ]
    expect(factsIn(pageOf({ variants }, at('2026-01-12T20:00:00Z')))).toContain(
      'Next date: Jan 10 – 12, 2026',
    )
    const later = pageOf({ variants }, at('2026-01-13T12:00:00Z'))
    expect(factsIn(later)).toContain('Next date: May 4, 2026')
    expect(optionsIn(later)).toEqual([
      '|next|May 4, 2026|To be announced|',
      '|past|Jan 10 – 12, 2026|Ended|To be announced|',
    ])
    expect(later).toContain('<i>next</i>')
    expect(pageOf({ variants }, at('2026-06-01'))).toMatch(
      /All dates of this course have passed\.<\/strong> <a href="\/education\/courses">/,
    )
  })

  test('announces a price that is not known', () =>
    expect(pageOf({ variants: [variant('1')] })).toContain('To be announced'))

  test('without picture, text, people and variants is its title and the cart', () => {
    const markup = pageOf({ title: undefined })
    expect(headingsIn(markup)).toEqual(['1 Course: finance'])
    expect(markup).not.toMatch(/<img|<table|<dl/)
  })
})

describe('a variant that is made for a program (PR-021 to PR-026)', () => {
  test.each(Object.entries(programLabels))('%s is labeled %s', (programName, label) => {
    const made = variant('1', { programName, programSpecificVariant: true })
    const markup = pageOf({ variants: [made] }).replaceAll('&amp;', '&')
    expect(markup).toContain(`>${label} program</span>`)
    expect(markup).toContain(`data-program="${programName}"`)
  })

  test('has no label if it only belongs to a program', () =>
    expect(pageOf({ variants: [variant('1', { programName: 'aap' })] })).not.toMatch(/program/i))

  test('is labeled at the title where the product itself is made for it', () =>
    expect(pageOf({ programName: 'acp', programSpecificVariant: true })).toContain('>ACP program</span>'))
})

describe('the variant of the address (RT-069, RT-070)', () => {
  test('can be selected where there is a choice', () => {
    const markup = pageOf({ variants: [variant('41/a', { price: 1 }), variant('42', { price: 2 })] })
    expect(markup).toContain('data-island="chosen-variant" data-when="now"')
    expect(markup).toMatch(/<li id="variant-41\/a" [^>]*data-variant="41\/a"><label/)
  })

  test('needs no script for a single variant', () =>
    expect(pageOf({ variants: [variant('41')] })).not.toContain('data-island'))
})

describe('the page of a book', () => {
  const book = {
    productType: 'Book',
    people: [person('Maren Okafor'), person('Per Lindqvist')],
    image: wireAsset('cover'),
    publisher: 'Leadership Press',
    publicationDate: '2025-09-02',
    pageCount: 248,
    isbn: '978-0-9900-1234-5',
    variants: [
      variant('e', { deliveryFormat: 'eBook', option: 'ebook', price: 29 }),
      variant('p', { deliveryFormat: 'Paperback', option: 'soft cover', price: 42 }),
      variant('b', { deliveryFormat: 'Book', option: 'hard cover', price: 60 }),
    ],
  }

  test('shows cover, authors, formats and facts (RT-038, LI-072)', () => {
    const markup = pageOf(book)
    expect(markup).toMatch(/<div class="coverGround"><img [^>]*class="cover"/)
    expect(markup).toContain('By Maren Okafor and Per Lindqvist')
    expect(optionsIn(markup)).toEqual(['|Book|hard cover|60|', '|Paperback|soft cover|42|', '|eBook|29|'])
    expect(factsIn(markup)).toEqual([
      'Publisher: Leadership Press',
      'Published: September 2025',
      'Length: 248 pages',
      'ISBN: 978-0-9900-1234-5',
    ])
  })

  test('lists its chapters, and opens an excerpt below its first paragraph', () => {
    const excerpt = richText(paragraph('It was open.'), paragraph('I closed it.'), paragraph('We wrote.'))
    const markup = pageOf({ ...book, contents: ['The Door', 'The Stairs'], excerpt })
    expect(markup).toMatch(/<ol class="contents"[^>]*><li>The Door<\/li><li>The Stairs<\/li><\/ol>/)
    expect(markup).toMatch(
      /<p[^>]*>It was open\.<\/p><details class="[^"]*"><summary class="opener">Read on<\/summary><p[^>]*>I closed it\.<\/p><p[^>]*>We wrote\.<\/p><\/details>/,
    )
    expect(headingsIn(markup)).toEqual([
      '1 Finance',
      '2 Formats and prices',
      '2 Contents',
      '2 Read an excerpt',
      '2 About the authors',
      '3 Maren Okafor',
      '3 Per Lindqvist',
    ])
  })

  test('does not fold an excerpt of one paragraph', () =>
    expect(pageOf({ ...book, excerpt: richText(paragraph('Short.')) })).not.toContain('Read on'))
})

describe('the page of a journal', () => {
  const terms = ['3-Year', 'monthly', '2-Year', '1-Year'].map((option) =>
    variant(option, { deliveryFormat: 'Subscription', option, price: 10 }),
  )

  test('lists its terms from the shortest to the longest (PR-020, RT-040)', () =>
    expect(
      optionsIn(pageOf({ productType: 'Journal', variants: terms })).map((row) => row.split('|')[1]),
    ).toEqual(['Monthly', '1-Year', '2-Year', '3-Year']))

  test.each([
    ['Physician Leadership Journal', 'light-blue'],
    ['Medical Practice Management', 'red'],
    ['Healthcare Administration Leadership', 'green'],
  ])('%s has its color (LI-040 to LI-042)', (journal, color) =>
    expect(pageOf({ productType: 'Journal', journal })).toContain(`style="--journal:var(--color-${color})"`),
  )
})

describe('the page of a webinar', () => {
  const webinar = { productType: 'Webinar', startsAt: '2026-12-03T18:00:00+01:00', durationMinutes: 90 }

  test('shows day, time and duration in the zone of the association (LI-036, RT-042, CO-079)', () =>
    expect(factsIn(pageOf(webinar))).toEqual([
      'Date: Thursday, December 3, 2026',
      'Time: 12:00 – 1:30 PM ET',
      'Duration: 90 minutes',
    ]))

  test('shows only the day of a webinar whose time is not known', () =>
    expect(factsIn(pageOf({ ...webinar, startsAt: '2026-12-03', durationMinutes: undefined }))).toEqual([
      'Date: Thursday, December 3, 2026',
    ]))

  test('asks for no choice of one way to buy it', () =>
    expect(
      pageOf({ ...webinar, variants: [variant('1', { deliveryFormat: 'Webinar', price: 1 })] }),
    ).not.toContain('type="radio"'))

  test('that is still for sale after its end is a recording', () => {
    const markup = pageOf({ ...webinar, variants: [variant('41', { price: 39 })] }, at('2027-01-01'))
    expect(markup).toContain('This webinar has ended. You can order its recording.')
    expect(markup).toContain('<i>41</i>')
  })

  test('says that it has ended, from its last minute', () => {
    expect(pageOf(webinar, at('2026-12-03T18:29:59Z'))).not.toContain('has ended')
    expect(pageOf(webinar, at('2026-12-03T18:30:00Z'))).toMatch(
      /This webinar has ended\.<\/strong> <a href="\/webinars">/,
    )
  })
})
