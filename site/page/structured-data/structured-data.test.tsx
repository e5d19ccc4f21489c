import type { Entry } from '@association/content'
import type { Thing } from '@association/content/define/structured-data.ts'
import { examplesOf, wireExample } from '@association/content/gallery/examples.ts'
import { reader } from '@association/content/read'
import { readEdition } from '@association/content/shared/events/edition.ts'
import { eventThing } from '@association/content/shared/events/event-thing.ts'
import { structuredData } from '@association/content/structured-data'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { contentsOf, linkTo, wireEntry } from '../../content/places/testing/contents.ts'
import { JsonLd } from './json-ld.tsx'
import { breadcrumbList, siteThings } from './site-things.ts'
import { aboutOf, thingsOf } from './things-of.ts'

const config = {
  siteUrl: 'https://site.example',
  supportEmail: 'help@site.example',
  organisation: { name: 'Association', shortName: 'A' },
  contentful: { insecure: false },
} as Parameters<typeof siteThings>[0] & Parameters<typeof thingsOf>[2]

/** Google's rich results require these, or recommend them and this site always knows them. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'author', 'datePublished'],
  ScholarlyArticle: ['headline', 'author', 'datePublished'],
  NewsArticle: ['headline', 'author', 'datePublished'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance', 'offers'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  Book: ['name'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode'],
  EducationEvent: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer'],
  Place: ['name'],
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocationType'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  Person: ['name'],
  WebSite: ['name', 'url'],
}

const bio = wireEntry('bio', 'ada', { name: 'Ada Lovelace' })
const variant = wireEntry('variant', 'v', {
  ...{ internalName: 'v', variantId: 'v', deliveryFormat: 'Self-Study', price: 100 },
})
const product = (id: string, productType: string, fields: Record<string, unknown> = {}) =>
  wireEntry('product', id, {
    ...{ internalName: id, productType, slug: id, shortDescription: 'Words.', price: 100, credits: 4 },
    ...{ people: [linkTo('ada')], variants: [linkTo('v')] },
    ...fields,
  })
const prefix = wireEntry('doiPrefix', 'prefix', { prefix: '10.55834' })
const words = { authors: [linkTo('ada')], publicationDate: '2026-01-01' }
const entries = [
  wireEntry('basicArticle', 'article', { title: 'Article', canonicalUrl: 'a', ...words }),
  wireEntry('basicArticle', 'paper', {
    ...{ title: 'Paper', canonicalUrl: 'p', doiPrefix: linkTo('prefix'), doiSuffix: '1', ...words },
  }),
  wireEntry('pressRelease', 'news', { title: 'News', slug: 'news', releaseDate: '2026-01-01' }),
  wireEntry('jobPosting', 'job', {
    ...{ jobTitle: 'Editor', jobId: 'job', postedDate: '2026-01-01', location: 'Remote' },
  }),
  product('course', 'Course'),
  product('book', 'Book'),
  product('webinar', 'Webinar', { startsAt: '2026-12-03T17:00Z', durationMinutes: 60 }),
  product('webinar-without-date', 'Webinar'),
  product('kit', 'resource kit'),
]
const shared = { [bio.sys.id]: bio, [variant.sys.id]: variant, [prefix.sys.id]: prefix }
const contents = contentsOf(entries, shared)
const described = Object.keys(structuredData) as (keyof typeof structuredData)[]
const all = described.flatMap((type) =>
  contents.of(type).map(({ id, entry }) => [id, entry as Entry] as const),
)
const read = reader({ spaceOf: () => 'association' })
const fixtureOf = (type: (typeof described)[number]) =>
  examplesOf(type)
    .slice(0, 1)
    .map((example) => read(wireExample(example, () => undefined)) as Entry)
const tested = new Set<string>(all.map(([, { type }]) => type))

/** Searches at any depth and skips mere references. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value as Thing, ...inside] : inside
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns, for example, `Course.offers`. */
const missingIn = (things: readonly Thing[]) =>
  thingsIn(things).flatMap((thing) =>
    (required[thing['@type']] ?? []).flatMap((name) =>
      isEmpty(thing[name]) ? [`${thing['@type']}.${name}`] : [],
    ),
  )

test('the entries of four content types are tested', () => {
  expect(all).toHaveLength(entries.length)
  expect([...tested].toSorted()).toEqual(['basicArticle', 'jobPosting', 'pressRelease', 'product'])
})

test('the fixture of every content type is described, and of a type without entries here as required', () => {
  for (const type of described) {
    const things = fixtureOf(type).flatMap((entry) =>
      thingsOf(entry, { url: 'https://site.example/a' }, config),
    )
    expect(things, type).not.toEqual([])
    if (tested.has(type)) continue
    expect(missingIn(things), type).toEqual([])
    // Search engines require only a name and a URL of things without an entry in `required`.
    const others = things.filter((thing) => !required[thing['@type']])
    expect(
      others.filter(({ name, url }) => isEmpty(name) || isEmpty(url)),
      type,
    ).toEqual([])
  }
})

test.each(all)('%s has each property that search engines require', (_, entry) => {
  const things = thingsOf(entry, { url: 'https://site.example/a' }, config)
  expect(things.map((thing) => required[thing['@type']])).not.toContain(undefined)
  expect(missingIn(things)).toEqual([])
})

test('the association, its search and the way to a page have them too', () => {
  const trail = breadcrumbList([{ name: 'Articles', path: '/articles' }], (path) => config.siteUrl + path)
  expect(missingIn([...siteThings(config), trail])).toEqual([])
  expect(trail.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'https://site.example/' },
    { position: 2, name: 'Articles', item: 'https://site.example/articles' },
  ])
})

test('the association has its address, its contact and its profiles on other sites', () => {
  const social = [{ link: { href: 'https://social.example/a' } }, { link: {} }] as never
  const contact = { postalAddress: ['400 Ashley Drive', 'Tampa, FL'], telephone: '+1 813 555 0142', social }
  expect(siteThings(config, contact)[0]).toMatchObject({
    address: '400 Ashley Drive, Tampa, FL',
    telephone: '+1 813 555 0142',
    contactPoint: { '@type': 'ContactPoint', telephone: '+1 813 555 0142', email: 'help@site.example' },
    sameAs: ['https://social.example/a'],
  })
})

test('articles say when they were changed', () => {
  const modified = '2026-11-24T12:00:00.000Z'
  for (const [id, entry] of all.filter(([each]) => ['article', 'paper', 'news'].includes(each)))
    expect(thingsOf(entry, { url: config.siteUrl, modified }, config)[0]?.dateModified, id).toBe(modified)
})

test('a thing without a required property is found', () =>
  expect(missingIn([{ '@type': 'Course', name: 'Finance', offers: [] }])).toEqual([
    'Course.description',
    'Course.provider',
    'Course.hasCourseInstance',
    'Course.offers',
  ]))

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028"\\'])(
  'the title %j stays inside the JSON',
  (headline) => {
    const markup = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Article', headline }]} />)
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(markup) ?? []
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Article', headline })
  },
)

test('several things form one graph, and an empty list renders nothing', () => {
  const things = siteThings(config)
  const markup = renderToStaticMarkup(<JsonLd things={things} />)
  expect(JSON.parse(markup.replace(/<[^>]*>/g, ''))).toMatchObject({ '@graph': [{}, {}] })
  expect(renderToStaticMarkup(<JsonLd things={[]} />)).toBe('')
})

describe('an edition of an event', () => {
  const about = aboutOf('https://site.example/conference', config)
  const fields = {
    ...{
      internalName: 'x',
      key: 'conference-2026',
      kind: 'conference',
      name: '2026 Conference',
      path: '/conference',
    },
    ...{ timeZone: 'America/Chicago', startDate: '2026-04-17', endDate: '2026-04-19' },
    registrationOpens: '2026-01-05T06:00Z',
    tiers: [
      { name: 'preview', from: '2026-01-05', member: 1934, nonMember: 2275, joinNow: 2183 },
      { name: 'early bird', from: '2026-01-06', member: null, nonMember: null, joinNow: null },
    ],
    ...{ speakers: [linkTo('ada')], venueName: 'Hotel', venueAddress: '301 East\nChicago, IL 60611' },
  }
  const schedule = wireEntry('scheduler', 'schedule', {
    ...{ internalName: 'x', timeZone: 'America/Chicago' },
    days: [
      { date: '2026-04-16', sessions: [{ title: 'Dinner', type: 'optional', start: '18:00' }] },
      { date: '2026-04-17', sessions: [{ title: 'One', type: 'general', start: '08:15', end: '09:30' }] },
      { date: '2026-04-19', sessions: [{ title: 'Two', type: 'general', start: '09:00', end: '10:00' }] },
    ],
  })
  const thingAt = (time: string, more: Record<string, unknown> = {}) => {
    const wired = wireEntry('eventEdition', 'conference', { ...fields, ...more })
    const known = contentsOf([wired], { ...shared, [schedule.sys.id]: schedule })
    const source = known.of('eventEdition')[0]?.entry as Entry<'eventEdition'>
    return eventThing({ edition: readEdition(source, []), source, about, now: Date.parse(time) })
  }

  test('has each property that search engines require, at any time', () => {
    const bare = { speakers: [], venueName: undefined, venueAddress: undefined, tiers: undefined }
    const things = ['2025-01-01', '2026-01-05T12:00Z', '2026-05-01'].flatMap((time) => [
      thingAt(time),
      thingAt(time, bare),
    ])
    expect(missingIn(things)).toEqual([])
    expect(thingsIn(things).map((thing) => required[thing['@type']])).not.toContain(undefined)
  })

  test('has its place, its speakers, and the offset of its zone', () =>
    expect(thingAt('2026-01-05T12:00Z', { schedules: [linkTo('schedule')] })).toMatchObject({
      startDate: '2026-04-17T08:15-05:00',
      endDate: '2026-04-19T10:00-05:00',
      location: { '@type': 'Place', name: 'Hotel', address: '301 East, Chicago, IL 60611' },
      performer: [{ '@type': 'Person', name: 'Ada Lovelace' }],
      organizer: { '@type': 'Organization', name: 'Association' },
    }))

  test('offers the current tier while registration is open', () => {
    const offers = [
      '2026-01-05T05:59:59Z',
      '2026-01-05T06:00:00Z',
      '2026-01-06T05:59:59Z',
      '2026-01-06T06:00:00Z',
    ].map((time) => thingAt(time).offers)
    const preview = {
      name: '2026 Conference',
      price: '2275.00',
      priceCurrency: 'USD',
      availabilityEnds: '2026-01-06T06:00:00.000Z',
    }
    expect(offers).toEqual([
      undefined,
      [expect.objectContaining(preview)],
      [expect.objectContaining(preview)],
      undefined,
    ])
  })
})
