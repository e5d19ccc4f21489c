import { describe, expect, test } from 'vitest'
import { withDatesIn } from '../dates/day.ts'
import { withDates } from '../engine/dates.ts'
import { gather } from '../engine/gather.ts'

const { spaces } = await gather()
const entries = spaces
  .flatMap((space) => space.entries)
  .filter(({ file }) => file.startsWith('cli/seed/content/'))

test('no entry names a fixed day, so that the seed never looks outdated', () => {
  const fixedDay =
    /\b20\d\d-\d\d-\d\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d/
  const outdated = entries.filter(({ fields, changes }) => fixedDay.test(JSON.stringify([fields, changes])))
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
    const deadlines = dated.flatMap(({ id, fields: { courseStartDate, closingDate } }) => {
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

  test('the fall institute lasts from a Thursday to a Saturday', () => {
    const description = fieldOf('fall-institute', 'description')
    const [first = ''] = /^\w+ \d+/.exec(description) ?? []
    const [year = ''] = /20\d\d/.exec(description) ?? []
    expect(weekdayOf(`${first}, ${year} UTC`)).toBe('Thursday')
  })
})
