import { withDatesIn } from '@association/seed/dates/day.ts'
import { describe, expect, test } from 'vitest'
import { gather } from '../../cli/seed/wish/gather.ts'
import { withDates } from '../../cli/seed/wish/read-seed.ts'

const { spaces } = await gather()
const entries = spaces
  .flatMap((space) => space.entries)
  .filter(({ file }) => file.startsWith('packages/seed/content/'))

/** What belongs to an edition that took place in 2025 or 2026 keeps its days. */
const isPast = ({ file, id }: { file: string; id: string }) =>
  id === 'eventEdition' || /^variant-41082/.test(id) || /-202[56](?:-|$)/.test(id) || file.includes('/past-')

test('no entry names a fixed day but those of past editions, so that the seed never looks outdated', () => {
  const fixedDay =
    /\b20\d\d-\d\d-\d\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d/
  const outdated = entries.filter(
    (item) => !isPast(item) && fixedDay.test(JSON.stringify([item.fields, item.changes])),
  )
  expect(entries.length).toBeGreaterThan(200)
  expect(outdated.map(({ id }) => id)).toEqual([])
})

describe.each(['2026-11-22', '2027-12-31', '2028-02-29'])('seeded on %s', (seeding) => {
  const dated = entries.map((item) =>
    withDates(item, seeding, (field, message) => {
      throw new Error(`${item.id}, ${field}: ${message}`)
    }),
  )
  const fieldOf = (id: string, field: string) => String(dated.find((item) => item.id === id)?.fields[field])
  const weekdayOf = (date: string) =>
    new Date(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })

  test('courses begin and positions close on a later day, but for the course whose next date is not known', () => {
    const coming = dated.filter((item) => !isPast(item))
    const deadlines = coming.flatMap(({ id, fields: { courseStartDate, closingDate } }) => {
      const day = courseStartDate ?? closingDate
      return typeof day === 'string' ? [{ id, day }] : []
    })
    expect(deadlines.length).toBeGreaterThan(20)
    const past = deadlines.filter(({ day }) => day <= seeding)
    expect(past.map(({ id }) => id)).toEqual(['variant-41021501'])
  })

  test('the conference lasts from a Friday to a Sunday, and all pages name the same days', () => {
    const [start, end] = ['startDate', 'endDate'].map((field) => fieldOf('conference-glance', field))
    expect([start, end].map((date) => weekdayOf(date ?? ''))).toEqual(['Friday', 'Sunday'])
    const days = withDatesIn('{days Fri+150..Fri+150+2}', seeding, () => {})
    expect(days).toContain(String(new Date(start ?? '').getUTCDate()))
    expect(fieldOf('home-announcement', 'text')).toContain(days)
  })

  test('the fall institute lasts from a Thursday to a Saturday, and all pages name the same days', () => {
    const [start, end] = ['startDate', 'endDate'].map((field) => fieldOf('edition-fall-institute', field))
    expect([start, end].map((date) => weekdayOf(date ?? ''))).toEqual(['Thursday', 'Saturday'])
    const days = withDatesIn('{days Thu@10-20+120..Thu@10-20+120+2}', seeding, () => {})
    expect(days).toContain(String(new Date(start ?? '').getUTCDate()))
    expect(fieldOf('fall-institute', 'description')).toContain(days)
  })
})

test('on each day of two years, a fall institute is open for early birds and takes place in the fall', () => {
  const edition = entries.find(({ id }) => id === 'edition-fall-institute')
  if (!edition) throw new Error('The seed has no coming fall institute.')
  for (let day = 0; day <= 731; day += 1) {
    const now = Date.parse('2026-01-01T23:00:00Z') + day * 86_400_000
    const seeding = new Date(now).toISOString().slice(0, 10)
    const { fields } = withDates(edition, seeding, (field, message) => expect.fail(`${field}: ${message}`))
    const at = (field: string) => Date.parse(String(fields[field]))
    expect(new Date(at('startDate')).getUTCMonth(), seeding).toBe(9)
    expect(at('startDate') - now, seeding).toBeGreaterThan(60 * 86_400_000)
    expect(at('registrationOpens'), seeding).toBeLessThan(now)
    expect(at('earlyBirdDeadline'), seeding).toBeGreaterThan(now)
    expect(at('advancedDeadline'), seeding).toBeGreaterThan(at('earlyBirdDeadline'))
    expect(at('registrationCloses'), seeding).toBeGreaterThan(at('advancedDeadline'))
    expect(fields.key, seeding).toBe(`fall-institute-${new Date(at('startDate')).getUTCFullYear()}`)
  }
})
