import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Entry } from '@association/content'
import { renderPage } from '@association/content/render'
import { readEdition } from '@association/content/shared/events/edition.ts'
import { openSharedState, type SharedState } from '@association/services/shared-state'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noting } from '../../base/rendering.ts'
import { taggedMemory } from '../../base/tagged-memory.ts'
import { contentsOf, linkTo, wireEntry } from '../../content/places/testing/contents.ts'
import type { Answer } from '../../server/answers/answer.ts'
import { storedPages } from '../../server/stored/stored-pages.ts'
import { knownEvents } from './known-events.ts'

const variant = (id: string, fields: Record<string, unknown>) =>
  wireEntry('variant', id, { internalName: id, variantId: id, ...fields })
const day = { courseStartDate: '2027-10-14' }
const shared = [
  variant('early', { ...day, priceTier: 'early bird', price: 495, specialMemberPrice: 425 }),
  variant('advanced', { ...day, priceTier: 'advanced', price: 545, specialMemberPrice: 475 }),
]
const chair = wireEntry('product', 'chair', {
  ...{ internalName: 'The quiet chair', productType: 'Course', slug: 'the-quiet-chair' },
  variants: [linkTo('early'), linkTo('advanced')],
})
const golf = wireEntry('product', 'golf', {
  ...{ internalName: 'Golf', productType: 'Event', slug: 'golf', variantId: 'golf-1', price: 150 },
})
const edition = (id: string, fields: Record<string, unknown>) =>
  wireEntry('eventEdition', id, {
    ...{
      internalName: id,
      key: id,
      kind: 'fall-institute',
      name: id,
      path: `/${id}`,
      timeZone: 'America/New_York',
    },
    ...{ registrationOpens: '2027-03-01T09:00-05:00', registrationCloses: '2027-10-08T17:00-04:00' },
    ...fields,
  })
const fall = edition('fall-2027', {
  ...{ startDate: '2027-10-14', endDate: '2027-10-16', golfVariant: 'golf-1', courses: [linkTo('chair')] },
  ...{ earlyBirdDeadline: '2027-07-15', advancedDeadline: '2027-09-15' },
})
const later = edition('fall-2028', { startDate: '2028-10-12', endDate: '2028-10-14' })
const part = (name: string) =>
  wireEntry('eventPart', name, { internalName: name, part: name, edition: linkTo('fall-2027') })
const page = wireEntry('page', 'page', {
  ...{ title: 'Prices', path: '/fall-institute' },
  sections: [linkTo('header'), linkTo('pricing'), linkTo('registration')],
})
const parts = [part('header'), part('pricing'), part('registration')]
const linked = Object.fromEntries([...shared, ...parts].map((entry) => [entry.sys.id, entry]))
const contents = contentsOf([chair, golf, fall, later, page], linked)
const products = contents.of('product')
const editions = contents.of('eventEdition').map(({ entry }) =>
  readEdition(
    entry,
    products.map((product) => product.entry),
  ),
)

let folder = ''
let state: SharedState
let rendered = 0
let pages: ReturnType<typeof storedPages>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  folder = await mkdtemp(join(tmpdir(), 'event-page-'))
  state = await openSharedState({ folder, log: { info() {}, warn() {} } })
  rendered = 0
  pages = storedPages({
    ...{ memory: taggedMemory<Answer>(1_000_000), state, isShared: false, forgetPath() {} },
    isOutage: () => false,
    async render() {
      rendered += 1
      const { result, noted } = await noting(async () => renderNow())
      return {
        ...{
          status: 200,
          contentType: 'text/html',
          body: Buffer.from(result),
          link: '',
          isMissing: false,
          isPassing: false,
        },
        ...{ tags: [...noted.tags], until: noted.until, location: undefined, cookies: [] },
      }
    },
    finish: ({ body }) => ({ body, headers: { 'content-type': 'text/plain' } }),
  })
  state.subscribe(pages.forget)
})
afterEach(async () => {
  vi.useRealTimers()
  await state.close()
  await rm(folder, { recursive: true })
})

function renderNow(): string {
  const now = Date.now()
  const entry = contents.item('association', 'page')?.entry as Entry<'page'>
  const event = knownEvents({ editions, products }, now)
  return renderToStaticMarkup(
    renderPage(entry, { mode: 'public', scheme: 'https', links: { own: [], platform: [] }, event, now }),
  )
}

async function textAt(time: string): Promise<string> {
  vi.setSystemTime(Date.parse(time))
  const { answer } = await pages.at('/fall-institute')
  const html = answer.encoding === 'br' ? brotliDecompressSync(answer.body) : answer.body
  return html
    .toString()
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

test.each([
  ['opens', '2027-03-01T14:00:00Z', ['Registration opens on', 'Early bird Now']],
  ['reaches the next tier', '2027-07-16T00:00:00Z', ['Early bird Now', 'Advanced Now']],
  ['closes', '2027-10-08T21:00:00Z', ['Regular Now', 'Registration is closed.']],
  ['is over', '2027-10-17T08:00:00Z', ['Registration is closed.', 'The next one is fall-2028']],
])(
  'a stored page changes at the instant at which its event %s',
  async (_, instant, [before = '', after = '']) => {
    const oneSecondBefore = new Date(Date.parse(instant) - 1000).toISOString()
    expect(await textAt(oneSecondBefore)).toContain(before)
    expect(await textAt(oneSecondBefore)).not.toContain(after)
    expect(rendered).toBe(1)
    expect(await textAt(instant)).toContain(after)
    expect(await textAt(instant)).not.toContain(before)
    expect(rendered).toBe(2)
  },
)

test.each(['events:*eventEdition', 'events:*product', 'association:golf'])(
  'a change with the tag %s renders the page again',
  async (tag) => {
    await textAt('2027-05-01T12:00:00Z')
    await state.expire([tag])
    await textAt('2027-05-01T12:00:01Z')
    expect(rendered).toBe(2)
  },
)

test('a change of a product that the page does not show leaves it stored', async () => {
  await textAt('2027-05-01T12:00:00Z')
  await state.expire(['association:other', 'association:*product'])
  await textAt('2027-05-01T12:00:01Z')
  expect(rendered).toBe(1)
})
