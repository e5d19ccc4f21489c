import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import type { WidgetProps } from '../../define/widgets.ts'
import type { ReadProblem } from '../../derive/read.ts'
import type { RenderOptions } from '../../render/page-context.ts'
import { renderPage } from '../../render/render-page.tsx'
import { readEdition } from '../../shared/events/edition.ts'
import { editionAfter } from '../../shared/events/known-event.ts'
import { options, readPage, wire, wireAsset } from '../../testing/fixture-page.ts'
import type { EventPartName } from './model.ts'

type WireFields = Record<string, unknown>

const variant = (tier: string, day: string, prices: WireFields = {}) =>
  wire(
    'variant',
    {
      ...{ internalName: tier, variantId: `${day}-${tier}`, deliveryFormat: 'In-Person', priceTier: tier },
      ...{ courseStartDate: day, ...prices },
    },
    `${day}-${tier}`,
  )

const course = (title: string, day: string, fields: WireFields = {}) =>
  wire(
    'product',
    {
      ...{ internalName: title, title: `${title}: 2027 Fall Institute`, productType: 'Course' },
      ...{ slug: title.toLowerCase().replaceAll(' ', '-'), credits: 6.5 },
      people: [wire('bio', { name: 'Hannah Feldman' }, 'feldman')],
      variants: [
        variant('early bird', day, { price: 495, specialMemberPrice: 425 }),
        variant('advanced', day, { price: 545, specialMemberPrice: 475 }),
        variant('regular', day, { price: 595, specialMemberPrice: 525 }),
      ],
      ...fields,
    },
    title,
  )

const fall: WireFields = {
  ...{
    internalName: 'Fall 2027',
    key: 'fall-institute-2027',
    kind: 'fall-institute',
    name: '2027 Fall Institute',
  },
  ...{ titleSuffix: ': 2027 Fall Institute', path: '/fall-institute', timeZone: 'America/New_York' },
  ...{ startDate: '2027-10-14', endDate: '2027-10-16' },
  ...{ registrationOpens: '2027-03-01T09:00-05:00', registrationCloses: '2027-10-08T17:00-04:00' },
  ...{ earlyBirdDeadline: '2027-07-15', advancedDeadline: '2027-09-15' },
  courses: [course('The quiet chair', '2027-10-14'), course('Strategy on one page', '2027-10-16')],
  ...{ venueName: 'Bayshore Hotel', venueAddress: '400 Bayshore Boulevard\nClearwater, FL 33767' },
}

const joining = {
  ...{ internalName: 'join', variantId: 'ticket-join', priceTier: 'preview', joinNowVariant: true },
  courseStartDate: '2026-04-17',
}

/** Specification: EV-020 to EV-030. */
const conference: WireFields = {
  ...{ internalName: 'Conference 2026', key: 'conference-2026', kind: 'conference', name: '2026 Conference' },
  membershipVariant: 'join',
  ...{ path: '/conference', timeZone: 'America/Chicago', startDate: '2026-04-17', endDate: '2026-04-19' },
  registrationOpens: '2026-01-05T00:00-06:00',
  tiers: [
    { name: 'preview', from: '2026-01-05', member: 1934, nonMember: 2275, joinNow: 2183 },
    { name: 'early bird', from: '2026-01-06', member: null, nonMember: null, joinNow: null },
    { name: 'regular', from: '2026-03-27', member: null, nonMember: null, joinNow: null },
    { name: 'late', from: null, member: null, nonMember: null, joinNow: null },
  ],
  courses: [
    wire('product', {
      ...{ internalName: 'Ticket', title: 'Conference ticket', productType: 'Event', slug: 'ticket' },
      variants: [
        variant('preview', '2026-04-17', { price: 2275, specialMemberPrice: 1934 }),
        wire('variant', { ...joining, price: 1834 }, 'joining'),
        variant('early bird', '2026-04-17'),
      ],
    }),
  ],
}

type PartOptions = {
  now?: string
  title?: string
  others?: WireFields[]
  problems?: ReadProblem[]
  seats?: RenderOptions['seats']
  terms?: RenderOptions['terms']
}

function markup(
  part: EventPartName,
  edition: WireFields,
  { now, title, others = [], problems = [], seats, terms }: PartOptions = {},
) {
  const blocks = [edition, ...others].map((fields) =>
    wire(
      'eventPart',
      { internalName: 'x', part, title, edition: wire('eventEdition', fields, `edition ${fields.key}`) },
      String(fields.key),
    ),
  )
  const { page } = readPage(wire('page', { title: 'A page', path: '/a', sections: blocks }))
  const [first] = page.fields.sections
  const known = page.fields.sections.map((block) => readOf(block))
  return renderToStaticMarkup(
    renderPage(
      { ...page, fields: { ...page.fields, sections: first ? [first] : [] } },
      {
        ...options,
        widgets,
        embeds: { map: 'https://maps.example' },
        telephone: '+1 813 555 0142',
        event: (entry) => {
          const read = readEdition(entry, membership)
          const at = now === undefined ? Number.NEGATIVE_INFINITY : Date.parse(now)
          return { edition: read, next: editionAfter(read, known, at) }
        },
        ...(terms && { terms }),
        ...(seats && { seats }),
        ...(now && { now: Date.parse(now) }),
        report: (problem) => problems.push(problem),
      },
    ),
  )
}

const readOf = (block: Entry) =>
  readEdition((block as Entry<'eventPart'>).fields.edition as Entry<'eventEdition'>, [])
const membership = [
  { fields: { title: 'Membership', internalName: '', variantId: 'join', price: 349, variants: [] } },
] as unknown as Entry<'product'>[]

const nothing = () => null
const widgets = {
  logIn: ({ text }: WidgetProps['logIn']) => <a href="/login">{text}</a>,
  ...{ createAccount: nothing, instantBuy: nothing, bookmark: nothing },
  ...{ share: nothing, cite: nothing, listen: nothing, cmeProgress: nothing, forViewer: nothing },
  ...{ calendarLinks: nothing, mySchedule: nothing },
  price: ({ product }: { product: { price: number | null } }) => <b>{product.price}</b>,
  addToCart: ({ product, together }: WidgetProps['addToCart']) => {
    const sold = [...product.variants, ...(together ? [together.variant] : [])]
    return (
      <button type="button">{`${product.name} as ${sold.map(({ variantId }) => variantId).join()}`}</button>
    )
  },
}

const words = (html: string) =>
  html
    .replace('<h1 class="visually-hidden">A page</h1>', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('the header', () => {
  test.each([
    ['2027-03-01T13:59:59Z', 'Registration opens on March 1, 2027, 9:00 AM ET.', 'About registration'],
    [
      '2027-03-01T14:00:00Z',
      'Registration is open. Early bird prices until July 15, 2027, 8:00 PM ET.',
      'Register',
    ],
    ['2027-07-15T23:59:59Z', 'Early bird prices until July 15, 2027, 8:00 PM ET.', 'Register'],
    ['2027-07-16T00:00:00Z', 'Advanced prices until September 15, 2027, 8:00 PM ET.', 'Register'],
    ['2027-09-16T00:00:00Z', 'Registration is open until October 8, 2027, 5:00 PM ET.', 'Register'],
    ['2027-10-08T21:00:00Z', 'Registration is closed.', ''],
  ])('says at %s: %s', (now, state, button) => {
    const html = markup('header', fall, { now })
    expect(words(html)).toMatch(/2027 Fall Institute Oct 14 – 16, 2027 Bayshore Hotel, Clearwater, FL/)
    expect(words(html)).toContain(state)
    expect(/<a href="\/fall-institute\/registration"[^>]*>(.*?)<\/a>/.exec(html)?.[1] ?? '').toBe(button)
  })

  test('of a past event links to the next edition, or says that there is none yet', () => {
    const now = '2027-10-17T08:00:00Z'
    const next = {
      ...fall,
      key: 'next',
      name: '2028 Fall Institute',
      startDate: '2028-10-12',
      endDate: '2028-10-14',
    }
    const html = markup(
      'header',
      { ...fall, path: '/fall-institute/2027' },
      { now, others: [next, conference] },
    )
    expect(words(html)).toContain('This event is over. The next one is Oct 12 – 14, 2028 2028 Fall Institute')
    expect(html).not.toContain('/registration')
    expect(html).toMatch(/<a href="\/fall-institute" class="[^"]*">2028 Fall Institute<\/a>/)
    expect(words(html)).not.toMatch(/425|495|Seats/)
    const alone = words(markup('header', fall, { now, others: [conference] }))
    expect(alone).toContain('This event is over. The next one has not been announced yet.')
    expect(words(markup('header', fall, { now: '2027-10-17T07:59:59Z' }))).not.toContain('over')
  })
})

describe('the header of an event that can be registered for', () => {
  const now = '2027-08-01T12:00:00Z'

  test('has the current price, what a course on each day costs in all, and the seats', () => {
    const left: Record<string, number> = { 'the-quiet-chair': 0, 'strategy-on-one-page': 2 }
    const seats: RenderOptions['seats'] = ({ fields }) => left[fields.slug ?? '']
    expect(words(markup('header', fall, { now, seats }))).toContain(
      '545 Per course. 2 courses, one a day: $1,090, or $950 as a member. Seats in 1 of 2 courses. Register',
    )
    expect(words(markup('header', fall, { now }))).not.toContain('Seats')
  })

  test('counts no seats of a course without a date', () => {
    const undated = course('Later', '2027-10-15', { variants: [] })
    const courses = [...(fall.courses as WireFields[]), undated]
    expect(words(markup('header', { ...fall, courses }, { now, seats: () => 2 }))).toContain(
      'Seats in 2 of 2 courses.',
    )
  })

  test('of a conference has the price of its ticket, without a sum', () => {
    const html = words(markup('header', conference, { now: '2026-01-05T12:00:00Z' }))
    expect(html).toContain('Preview prices until January 5, 2026. 2275 Register')
  })

  test('has a picture and a lead where editors gave them, and its name once', () => {
    const edition = { ...fall, lead: 'Three days by the bay.', picture: wireAsset('bay') }
    const html = markup('header', edition, { now, title: '2027 Fall Institute' })
    expect(words(html)).toMatch(/^2027 Fall Institute Three days by the bay. Oct 14 – 16, 2027/)
    expect(html).toMatch(/<img [^>]*class="picture picture"/)
    const titled = words(markup('header', edition, { now, title: 'October in Clearwater' }))
    expect(titled).toMatch(/^2027 Fall Institute October in Clearwater Three days/)
  })
})

describe('the header of a further page', () => {
  const now = '2027-08-01T12:00:00Z'

  test('has its own title below a link to the event, then dates, place and state', () => {
    const html = markup('page header', fall, { now, title: 'Social events' })
    expect(words(html)).toMatch(/^2027 Fall Institute Social events Oct 14 – 16, 2027 /)
    expect(html).toContain('<a href="/fall-institute" class="home">2027 Fall Institute</a>')
    expect(words(html)).toContain('Advanced prices until')
    expect(words(html)).not.toContain('Register')
  })

  test('loads its picture lazily', () =>
    expect(markup('page header', { ...fall, picture: wireAsset('bay') }, { now })).toMatch(
      /<img [^>]*loading="lazy"/,
    ))

  test.each([undefined, '2027 Fall Institute'])(
    'titled %s names the event only once, as a link to its home',
    (title) => {
      const html = markup('page header', fall, { now, ...(title && { title }) })
      expect(words(html)).toMatch(/^2027 Fall Institute Oct 14/)
      expect(html).toMatch(
        /<(h[12]) [^>]*><a href="\/fall-institute" class="home">2027 Fall Institute<\/a><\/\1>/,
      )
    },
  )

  test('names the next event when its own is over', () => {
    expect(words(markup('page header', fall, { now: '2027-11-01' }))).toContain('This event is over.')
  })
})

test('what happened has the blocks of the edition', () => {
  const outcome = [wire('stats', { internalName: 'x', figure: '211', label: 'physicians' }, 'figure')]
  const list = wire('statsList', { internalName: 'x', stats: outcome }, 'figures')
  expect(words(markup('outcome', { ...fall, outcome: [list] }, { now: '2027-11-01' }))).toBe(
    'What happened 211 physicians',
  )
})

describe('the prices of a conference (EV-020 to EV-030, CO-083)', () => {
  /** Columns: name with dates, member, non-member, join now. */
  const rowsAt = (now: string | undefined, edition = conference) =>
    [...markup('pricing', edition, now ? { now } : {}).matchAll(/<tr[^>]*><th scope="row">.*?<\/tr>/g)].map(
      ([row]) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => words(cell)),
    )

  test('are those of the table; unknown prices are “To be announced” once in their row', () => {
    const announced = ['To be announced']
    expect(rowsAt('2026-01-05T12:00:00Z')).toEqual([
      ['Preview Now January 5, 2026', '$1,934', '$2,275', '$2,183'],
      ['Early bird January 6, 2026 to March 26, 2026', ...announced],
      ['Regular From March 27, 2026', ...announced],
      ['Late Date to be announced', ...announced],
    ])
  })

  test.each([
    ['2026-01-05T05:59:59Z', undefined],
    ['2026-01-05T06:00:00Z', 'Preview'],
    ['2026-01-06T05:59:59Z', 'Preview'],
    ['2026-01-06T06:00:00Z', 'Early bird'],
    ['2026-03-27T04:59:59Z', 'Early bird'],
    ['2026-03-27T05:00:00Z', 'Regular'],
    ['2026-04-16T23:59:59Z', 'Regular'],
    ['2026-04-20T12:00:00Z', undefined],
  ])('mark at %s with a word: %s', (now, current) => {
    const marked = rowsAt(now).filter(([name]) => name?.includes('Now'))
    expect(marked.map(([name]) => name?.split(' Now')[0])).toEqual([current].filter(Boolean))
  })

  test('of a closed registration are only those that were announced', () => {
    const closed = { ...conference, registrationCloses: '2026-04-10T17:00-05:00' }
    const now = '2026-04-11T12:00:00Z'
    const said = words(markup('pricing', closed, { now }))
    expect(said).toContain('Preview Ended January 5, 2026 $1,934 $2,275 $2,183')
    expect(said).not.toContain('To be announced')
    const tiers = (conference.tiers as WireFields[]).slice(1)
    expect(words(markup('pricing', { ...closed, tiers }, { now }))).toContain('No prices were announced.')
  })

  test('of an event that is over make room for the date of the next one', () => {
    const next = { ...conference, key: 'next', name: '2027 Conference', startDate: '2027-04-16' }
    const over = words(
      markup('pricing', conference, {
        now: '2026-04-21T12:00:00Z',
        others: [{ ...next, endDate: '2027-04-18' }],
      }),
    )
    expect(over).toBe('Prices This event is over. The next one is 2027 Conference , Apr 16 – 18, 2027.')
  })

  test('show the savings of members and of visitors who join now', () => {
    expect(words(markup('pricing', conference, { now: '2026-01-05T12:00:00Z' }))).toContain(
      'Members save $341. Join now and save $92.',
    )
    expect(words(markup('pricing', conference, { now: '2026-01-07T12:00:00Z' }))).not.toContain('save')
  })

  test('have a caption, and rows and columns with headers', () => {
    const html = markup('pricing', conference, { now: '2026-01-05T12:00:00Z', title: 'What it costs' })
    expect(html).toContain('<h2 class="title">What it costs</h2>')
    expect(html.match(/<th scope="col">/g)).toHaveLength(4)
    expect(html).toMatch(/<tr class="current" aria-current="true">/)
    expect(html).toContain('role="region" aria-label="2026 Conference"')
  })
})

describe('the prices of a fall institute', () => {
  test('are those of its courses in each tier', () => {
    const text = words(
      markup('pricing', { ...fall, membershipVariant: 'join' }, { now: '2027-05-01T12:00:00Z' }),
    )
    expect(text).toContain('Early bird Now Until July 15, 2027, 8:00 PM ET $425 $495 $425')
    expect(text).toContain('Regular From September 15, 2027, 8:00 PM ET $525 $595 $525')
    expect(text).toContain('Members save $70 on each course.')
    expect(text).not.toContain('Refunds')
    expect(text).toContain('Join now: a year of membership costs $349, and each course costs $70 less.')
    expect(text).toContain(
      '2 courses, one a day: $990, or $850 as a member. With a year of membership, to join now: $1,199 in all.',
    )
    expect(text).not.toContain('you save')
  })

  test('lead to the rules of refunds', () =>
    expect(markup('pricing', fall, { terms: { refundPage: '/refunds' } })).toContain(
      '<a href="/refunds">Refunds and cancellations</a>',
    ))

  test('begin with the lowest where courses cost differently, and name no saving', () => {
    const cheap = course('Cheap', '2027-10-15', {
      variants: [variant('early bird', '2027-10-15', { price: 100, specialMemberPrice: 90 })],
    })
    const text = words(
      markup('pricing', { ...fall, courses: [...(fall.courses as []), cheap] }, { now: '2027-05-01' }),
    )
    expect(text).toContain('From $90 From $100 From $90')
    expect(text).toContain('3 courses, one a day: $1,090, or $940 as a member.')
    expect(text).not.toContain('save')
  })
})

test('a course of the list says that it is sold out, or has only a few seats', () => {
  const left: Record<string, number> = { 'the-quiet-chair': 0, 'strategy-on-one-page': 2 }
  const seats: RenderOptions['seats'] = ({ fields }) => left[fields.slug ?? '']
  const text = words(markup('courses', fall, { now: '2027-08-01T12:00:00Z', seats }))
  expect(text).toMatch(/The quiet chair .* Sold out 545/)
  expect(text).toMatch(/Strategy on one page .* Only 2 seats left 545/)
})

test('courses are listed by day, without the suffix of the edition and with the current price', () => {
  const text = words(markup('courses', fall, { now: '2027-08-01T12:00:00Z' }))
  expect(text).toBe(
    'Courses Thursday, October 14 The quiet chair Hannah Feldman 6.5 CME credits 545 Saturday, October 16 Strategy on one page Hannah Feldman 6.5 CME credits 545',
  )
  expect(markup('courses', fall)).toContain('<a href="/education/course/the-quiet-chair"')
  expect(words(markup('courses', fall, { now: '2027-11-01' }))).not.toContain('545')
})

test('dates are in the order of time, and those that have passed say so', () => {
  expect(words(markup('dates', fall, { now: '2027-07-16T00:00:00Z' }))).toBe(
    'Dates to remember Registration opens March 1, 2027, 9:00 AM ET (passed) Early bird prices end July 15, 2027, 8:00 PM ET (passed) Advanced prices end September 15, 2027, 8:00 PM ET Registration closes October 8, 2027, 5:00 PM ET The event Oct 14 – 16, 2027',
  )
})

describe('sponsors', () => {
  const sponsor = (name: string, level: string, fields: WireFields = {}) =>
    wire('sponsor', { name, level, ...fields }, name)
  const html = markup('sponsors', {
    ...fall,
    sponsors: [
      sponsor('Quietroom', 'Supporter'),
      sponsor('Meridian', 'Gold', { logo: wireAsset('logo'), link: 'https://meridian.example' }),
      sponsor('Gulf Coast', 'Partner', { description: 'Insures physicians.', link: '/about' }),
    ],
  })

  test('name their level, the largest first', () =>
    expect(words(html)).toBe('Sponsors Partner Gulf Coast Insures physicians. Gold Supporter Quietroom'))

  test('show their logo with their name, and link to their site in a new tab', () => {
    expect(html).toMatch(
      /<a href="https:\/\/meridian.example\/"[^>]*target="_blank"[^>]*rel="[^"]*noopener[^"]*"[^>]*><img [^>]*alt="Meridian"/,
    )
    expect(html).toContain('<a href="/about">Gulf Coast</a>')
  })
})

test('the venue has its address and a map, and headings of its text below the heading of the part', () => {
  const heading = {
    nodeType: 'heading-2',
    data: {},
    content: [{ nodeType: 'text', value: 'By car', marks: [], data: {} }],
  }
  const venueText = { nodeType: 'document', data: {}, content: [heading] }
  const html = markup('venue', { ...fall, venueText })
  expect(words(html)).toContain('The venue Bayshore Hotel 400 Bayshore Boulevard Clearwater, FL 33767')
  expect(html).toContain(
    'src="https://maps.example/maps?q=400%20Bayshore%20Boulevard%2C%20Clearwater%2C%20FL%2033767&amp;output=embed"',
  )
  expect(html).toContain('<h3>By car</h3>')
})

test('speakers and questions are one level below the heading of the part', () => {
  const speakers = [wire('bio', { name: 'Hannah Feldman' }, 'feldman')]
  const faq = [wire('checklistItem', { title: 'May I bring guests?' }, 'guests')]
  expect(markup('speakers', { ...fall, speakers })).toMatch(
    /<h2[^>]*>Speakers<\/h2>.*<h3[^>]*>Hannah Feldman<\/h3>/,
  )
  expect(markup('faq', { ...fall, faq })).toMatch(
    /<h2[^>]*>Questions and answers<\/h2>.*<h3[^>]*>May I bring guests\?<\/h3>/,
  )
})

describe('the registration of a fall institute', () => {
  test('starts with the key of the edition while it is open', () => {
    const html = markup(
      'registration',
      { ...fall, membershipVariant: 'join' },
      { now: '2027-08-01T12:00:00Z' },
    )
    expect(html).toContain('href="/fall-institute/registration/1?edition=fall-institute-2027"')
    expect(words(html)).toContain(
      'Advanced prices A course 545 A year of membership, to join now 349 2 courses, one a day: $1,090, or $950 as a member.',
    )
    expect(words(html)).toContain('To register by telephone, call +1 813 555 0142 .')
  })

  test.each([
    ['2027-03-01T13:59:59Z', 'Registration opens on March 1, 2027, 9:00 AM ET.'],
    ['2027-10-08T21:00:00Z', 'Registration is closed.'],
    ['2027-10-18T21:00:00Z', 'This event is over.'],
  ])('at %s says: %s', (now, state) => {
    const html = markup('registration', fall, { now })
    expect(words(html)).toContain(state)
    expect(html).not.toContain('/registration/1')
  })

  test('without a price shows the telephone number and reports the problem', () => {
    const problems: ReadProblem[] = []
    const html = markup('registration', { ...fall, courses: [] }, { now: '2027-08-01T12:00:00Z', problems })
    expect(words(html)).toContain('You cannot register online at the moment. Call +1 813 555 0142 .')
    expect(html).toContain('href="tel:+18135550142"')
    expect(problems.map(({ message }) => message)).toEqual([
      '“Fall 2027” has no course with a price now, so visitors cannot register.',
    ])
  })
})

describe('the registration of a conference (RT-011)', () => {
  test('sells the ticket as the variant of the current tier', () =>
    expect(words(markup('registration', conference, { now: '2026-01-06T05:59:59Z' }))).toContain(
      'Conference ticket as 2026-04-17-preview',
    ))

  test('without a known price has no button', () => {
    const html = markup('registration', conference, { now: '2026-01-06T06:00:00Z' })
    expect(html).not.toContain('<button')
    const priced = course('Dinner', '2026-04-18', {
      variants: [variant('early bird', '2026-04-18', { price: 90 })],
    })
    const courses = [...(conference.courses as []), priced]
    const mixed = words(markup('registration', { ...conference, courses }, { now: '2026-01-07T12:00:00Z' }))
    expect(mixed).toContain('Conference ticket : To be announced')
    expect(mixed).not.toContain('as 2026-04-18-early bird')
  })

  const inPreview = { now: '2026-01-05T12:00:00Z' }

  test('EV-022 of a conference sells the “join now” price of the table, and offers to log in', () => {
    const html = markup('registration', conference, inPreview)
    expect(html).toContain('<a href="/login">Log in to see your price</a>')
    expect(words(html)).toContain(
      'Join now : $2,183 The ticket for $1,834 and a year of membership for $349. Conference ticket, with a year of membership as ticket-join,join',
    )
    expect(html).toMatch(/<div class="joinNow" data-unless-member="">/)
  })

  test('never sells joining at another price than that of the table', () => {
    const problems: ReadProblem[] = []
    const [row, ...rows] = conference.tiers as WireFields[]
    const tiers = [{ ...row, joinNow: 2184 }, ...rows]
    const html = markup('registration', { ...conference, tiers }, { ...inPreview, problems })
    expect(html).not.toContain('ticket-join')
    expect(problems).toMatchObject([{ message: expect.stringContaining('do not cost what the table says') }])
    const unknown = [{ ...row, joinNow: null }, ...rows]
    const told = words(markup('registration', { ...conference, tiers: unknown }, inPreview))
    expect(told).toContain('Join now : To be announced')
    expect(told).not.toContain('ticket-join')
  })
})

test.each(['courses', 'speakers', 'sponsors', 'faq', 'venue', 'pricing'] as const)(
  'the part %s of an edition that has nothing for it is not shown, and editors are told',
  (part) => {
    const problems: ReadProblem[] = []
    const empty = { ...fall, courses: [], venueName: undefined, venueAddress: undefined }
    expect(words(markup(part, empty, { problems }))).toBe('')
    expect(problems).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('shows nothing') },
    ])
  },
)
