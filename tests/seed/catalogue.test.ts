import { isRecord } from '@association/content/safe/is-record.ts'
import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { describe, expect, test } from 'vitest'
import { gather } from '../../cli/seed/wish/gather.ts'
import { linksIn } from '../../cli/seed/wish/links.ts'
import { withDates } from '../../cli/seed/wish/read-seed.ts'

type SeedFields = Readonly<Record<string, unknown>>
type CatalogueItem = { id: string; type: string; fields: SeedFields }

const today = '2026-11-22'
const { spaces } = await gather()
const entries: readonly CatalogueItem[] = spaces
  .flatMap((space) => space.entries)
  .filter(({ file }) => file.startsWith('packages/seed/') && !file.endsWith('/content/fixtures.ts'))
  .map((item) => withDates(item, today, (field, message) => expect.fail(`${item.id}, ${field}: ${message}`)))

const ofType = (type: string) => entries.filter((entry) => entry.type === type)
const products = (productType: string) =>
  ofType('product').filter(({ fields }) => fields.productType === productType)
const byId = new Map(entries.map((entry) => [entry.id, entry]))
const linked = (value: unknown) => linksIn(value).entries.flatMap((id) => byId.get(id) ?? [])
const variantsOf = ({ fields }: CatalogueItem) => linked(fields.variants)
const wordsIn = (body: unknown) => (isRecord(body) ? String(body.prose).split(/[^\p{L}\p{N}’]+/u).length : 0)

describe('the catalog', () => {
  test.each([
    ['Course', 24, 150],
    ['Book', 15, 60],
    ['Webinar', 10, 30],
    ['assessment', 5, 20],
  ])(
    'of the product type %s, it has at least %i products, each with a text and a picture',
    (type, least, words) => {
      expect(products(type).length).toBeGreaterThanOrEqual(least)
      for (const { id, fields } of products(type)) {
        expect(wordsIn(fields.body), id).toBeGreaterThanOrEqual(words)
        expect(fields.image, id).toBeDefined()
      }
    },
  )

  test('LI-059: it has products of every type that has a page, and of those that registrations sell', () => {
    const withPage = [
      'Course',
      'Book',
      'Webinar',
      'assessment',
      'Journal',
      'Subscription',
      'Other Subscription',
    ]
    expect(new Set(ofType('product').map(({ fields }) => fields.productType))).toEqual(
      new Set([...withPage, 'Event', 'membership']),
    )
  })

  test('RT-054: the course on population health has the address that pages link to', () =>
    expect(byId.get('course-population-health')?.fields.slug).toBe('population-health'))

  test('one course has no price, one is over, and some are for one program', () => {
    const offers = products('Course')
      .filter(({ id }) => !id.startsWith('fall-institute-2025-'))
      .map(variantsOf)
    const all = (some: (fields: SeedFields) => boolean) =>
      offers.filter((variants) => variants.length > 0 && variants.every(({ fields }) => some(fields)))
    expect(all(({ price }) => price === undefined)).toHaveLength(1)
    expect(
      all(({ courseStartDate }) => courseStartDate !== undefined && String(courseStartDate) < today),
    ).toHaveLength(1)
    expect(offers.flat().filter(({ fields }) => fields.programSpecificVariant)).not.toHaveLength(0)
  })

  test('ids in the shop are numbers, and each is used once', () => {
    const ids = ofType('variant').map(({ fields }) => String(fields.variantId))
    const own = ofType('product').flatMap(({ fields }) => fields.variantId ?? [])
    expect(new Set([...ids, ...own]).size).toBe(ids.length + own.length)
    for (const id of [...ids, ...own]) expect(id).toMatch(/^410\d{5}$/)
  })

  test('five webinars are ahead and five are over', () => {
    const ahead = products('Webinar').filter(({ fields }) => String(fields.startsAt) > today)
    expect(ahead).toHaveLength(5)
    expect(products('Webinar')).toHaveLength(10)
  })
})

test('PS-040, LI-037: four journals have three editions each, the newest first', () => {
  const journals = ['plj', 'halmj', 'jmpm', 'fast-practice']
  expect(
    products('Journal')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(journals.map((key) => `product-journal-${key}`).toSorted())
  for (const key of journals) {
    const editions = [1, 2, 3].map((number) => byId.get(`edition-${key}-${number}`)?.fields)
    const dates = editions.map((fields) => String(fields?.editionDate))
    expect(dates, key).toEqual(dates.toSorted().reverse())
    expect(new Set(dates).size, key).toBe(3)
    const journal = byId.get(`product-journal-${key}`)?.fields.journal
    expect(editions.map((fields) => fields?.journal)).toEqual([journal, journal, journal])
  }
})

describe('figures agree', () => {
  const creditsOf = (courses: readonly CatalogueItem[]) =>
    courses.map(({ fields }) => Number(fields.credits ?? 0)).reduce((sum, credits) => sum + credits, 0)

  test('the core courses reach the 96 hours that the certification requires', () => {
    const core = products('Course').filter(({ fields }) => [fields.categories].flat().includes('CPE Core'))
    expect(creditsOf(core)).toBeGreaterThanOrEqual(96)
  })

  test('the five courses of the fundamentals have forty hours', () => {
    const cards = linked(byId.get('fundamentals-courses')?.fields.mediaCards)
    const courses = cards.filter(({ type }) => type === 'product')
    expect(courses).toHaveLength(5)
    expect(creditsOf(courses)).toBe(40)
  })

  test('the home page counts as many credits as the catalog has', () => {
    const [, least] = /^(\d+)\+$/.exec(String(byId.get('home-figure-credits')?.fields.figure)) ?? []
    const all = creditsOf([...products('Course'), ...products('Webinar')])
    expect(all).toBeGreaterThan(Number(least))
    expect(all).toBeLessThan(Number(least) + 100)
  })

  test('the courses on the home page have the dates, places and credits of their variants', () => {
    const cards = entries
      .filter(({ fields }) => fields.kind === 'liveAndOnlineEvents')
      .flatMap(({ fields }) => (fields.data as { cards: readonly SeedFields[] }).cards)
    const promoted = cards.filter(({ link }) => String(link).includes('?v='))
    expect(promoted).toHaveLength(3)
    for (const { title, date, endDate, location, credits, link } of promoted) {
      const variant = byId.get(`variant-${String(link).split('?v=')[1]}`)
      const [course] = linked(variant?.fields.product)
      expect({ title, date, endDate, location, credits }).toEqual({
        title: course?.fields.title,
        date: variant?.fields.courseStartDate,
        endDate: variant?.fields.courseEndDate,
        location: variant?.fields.location ?? 'Online',
        credits: course?.fields.credits,
      })
    }
  })

  test('the footer and the contact page name one telephone number and one street', () => {
    const { telephone, postalAddress } = byId.get('siteSettings')?.fields ?? {}
    const contact = JSON.stringify(['contact-buttons', 'contact-map'].map((id) => byId.get(id)?.fields))
    expect(contact).toContain(telephone)
    expect(contact).toContain(String(postalAddress).split('\n')[0])
  })

  test('the price of a product is that of its cheapest variant for everyone', () => {
    for (const product of ofType('product')) {
      const prices = variantsOf(product)
        .filter(
          ({ fields: { price, programSpecificVariant, joinNowVariant } }) =>
            price !== undefined && !programSpecificVariant && !joinNowVariant,
        )
        .map(({ fields }) => Number(fields.price))
      if (prices.length > 0) expect(product.fields.price, product.id).toBe(Math.min(...prices))
    }
  })
})

describe('the press room and the jobs', () => {
  test('have twelve releases and eight jobs with their texts, all with past dates', () => {
    expect(ofType('pressRelease')).toHaveLength(12)
    expect(ofType('jobPosting')).toHaveLength(8)
    for (const { id, fields } of [...ofType('pressRelease'), ...ofType('jobPosting')]) {
      expect(wordsIn(fields.body), id).toBeGreaterThan(60)
      expect(String(fields.releaseDate ?? fields.postedDate) < today, id).toBe(true)
    }
  })

  test('the release about free webinars names the price of a membership', () => {
    const { fields } = byId.get('press-webinars-free-for-members') ?? expect.fail('There is no such release.')
    expect(JSON.stringify(fields.body)).toContain(`Membership costs $${membershipPrice} a year.`)
  })

  test('two jobs close within a week, one has no closing date, and one is remote', () => {
    const jobs = ofType('jobPosting').map(({ fields }) => fields)
    const nextWeek = '2026-11-29'
    expect(jobs.filter(({ closingDate }) => closingDate && String(closingDate) <= nextWeek)).toHaveLength(2)
    expect(jobs.filter(({ closingDate }) => !closingDate)).toHaveLength(1)
    expect(jobs.filter(({ location }) => location === 'Remote').length).toBeGreaterThan(0)
  })
})

test('RT-045 to RT-059: the pages that links of the specification need are there', () => {
  const paths = new Set(ofType('page').map(({ fields }) => fields.path))
  const needed = [
    ...['/schedule-advising-session', '/assessment', '/membership', '/resources', '/ceo-academy'],
    ...['/inter-professional-leadership-academy', '/cmo-academy', '/credentials/cpe'],
    ...['/certifications/leadership-fundamentals', '/bookmarks', '/publications/contribute'],
    ...['/about/board', '/about/board/apply', '/about/board/areas-of-expertise'],
    ...['/fall-institute/about', '/fall-institute/events', '/fall-institute/courses'],
    ...['/fall-institute/vanguard', '/fall-institute/sponsors', '/fall-institute/registration'],
    ...['/conference/sponsors', '/conference/registration', '/about', '/contact', '/welcome'],
    ...['/legal/privacy', '/legal/terms', '/legal/accessibility', '/lp/new-chiefs'],
  ]
  expect(needed.filter((path) => !paths.has(path))).toEqual([])
})

test('SN-037: the welcome page has six shortcuts', () => {
  const data = byId.get('welcome-shortcuts')?.fields.data
  expect(data).toHaveProperty('shortcuts.length', 6)
})
