import { courses as courseList } from '@association/content/lists/definitions/courses.ts'
import { courseFilters } from '@association/content/lists/product-filters.ts'
import { product, variant } from '@association/content/lists/testing/entries.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { choicesOf } from './choices.ts'
import { CourseFinder, courseFinderAddress } from './course-finder.tsx'
import { courseQuery, findCourses } from './find-courses.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const date = (deliveryFormat: string, price: number, more: Record<string, unknown> = {}) =>
  variant({ deliveryFormat, price, ...more })
const course = (title: string, categories: string[], ...variants: ReturnType<typeof variant>[]) =>
  product(title, { categories, variants })

const tampa = { location: 'Tampa, Florida', courseStartDate: '2027-02-11', courseEndDate: '2027-02-12' }
const chicago = { location: 'Chicago, Illinois', courseStartDate: '2027-04-02' }
const courses = [
  course('Finance', ['CPE Core'], date('In-Person', 1195, tampa), date('Self-Study', 445)),
  course('Conflict', ['CPE Elective'], date('In-Person', 950, chicago)),
  course('Past', ['CPE Core'], date('In-Person', 300, { courseStartDate: '2026-01-11', location: 'Boston' })),
  course('Quality', [], date('Self-Study', 0)),
]
const choices = choicesOf(courses, now)
const titles = (query: Record<string, string>) =>
  findCourses(courses, courseQuery(query, choices), now).map(({ fields }) => fields.title)

describe('the choices', () => {
  test('are only what a course has that has not ended', () => {
    const labels = (name: keyof typeof choices) => choices[name].map(({ label }) => label)
    expect(labels('format')).toEqual(['Self-Study', 'In-Person'])
    expect(labels('credit')).toEqual(['CPE Core', 'CPE Elective'])
    expect(labels('month')).toEqual(['February 2027', 'April 2027'])
    expect(labels('place')).toEqual(['Chicago, Illinois', 'Tampa, Florida'])
  })

  test('are found in any case', () =>
    expect(courseQuery({ format: 'In-Person' }, choices)).toEqual({ format: 'in-person' }))

  test('drop what nobody can choose', () => {
    const given = {
      format: 'in-person',
      month: '2026-01',
      place: '<b>',
      price: ['low', 'high'],
      sort: 'x',
      q: '1',
    }
    expect(courseQuery(given, choices)).toEqual({ format: 'in-person', price: 'low' })
  })
})

test('the orders to which the list of courses leads are known', () => {
  const queries = courseList.filters?.more?.orders.map(({ query }) => new URLSearchParams(query)) ?? []
  expect(queries.map((query) => courseQuery(Object.fromEntries(query), choices))).toEqual([
    { sort: 'price' },
    { sort: 'title' },
  ])
})

test('a filter of the list that names a query leads to the courses of its page', () => {
  const filters = courseFilters.filter(({ query, accepts }) => query && courses.some(accepts))
  expect(filters.map(({ slug }) => slug)).toEqual(['cpe-core', 'cpe-elective'])
  for (const { query, accepts } of filters)
    expect(titles(Object.fromEntries(new URLSearchParams(query)))).toEqual(
      courses.filter(accepts).map(({ fields }) => fields.title),
    )
})

describe('courses', () => {
  test('all are found without a query', () => expect(titles({})).toHaveLength(4))

  test('one date must meet all of the query', () => {
    expect(titles({ format: 'in-person' })).toEqual(['Finance', 'Conflict'])
    expect(titles({ format: 'in-person', price: 'low' })).toEqual([])
    expect(titles({ month: '2027-02', credit: 'cpe-core' })).toEqual(['Finance'])
    expect(titles({ month: '2027-02', credit: 'cpe-elective' })).toEqual([])
    expect(titles({ place: 'chicago-illinois' })).toEqual(['Conflict'])
  })

  test('come with the dates that were found, so that their cards show these', () => {
    const [finance] = findCourses(courses, courseQuery({ month: '2027-02' }, choices), now)
    expect(finance?.fields.variants.map(({ fields }) => fields.courseStartDate)).toEqual(['2027-02-11'])
  })

  test('come in the order of the dates that were found', () => {
    const soonOnline = date('Online', 200, { courseStartDate: '2026-12-01' })
    const both = course('Both', [], soonOnline, date('In-Person', 900, { courseStartDate: '2027-05-01' }))
    const found = (query: Record<string, string>) =>
      findCourses([both, ...courses], query, now).map(({ fields }) => fields.title)
    expect(found({})[0]).toBe('Both')
    expect(found({ format: 'in-person' })).toEqual(['Finance', 'Conflict', 'Both'])
  })

  test('without variants have their own price', () => {
    const own = product('Reading', { price: 120, variantId: '7' })
    expect(findCourses([own], { price: 'low' }, now)).toEqual([own])
    expect(findCourses([own], { price: 'high' }, now)).toEqual([])
  })

  test('that are sold out or made for one program have no price for everyone', () => {
    const full = course('Full', [], date('In-Person', 400, { courseStartDate: '2027-03-01', seatsLeft: 0 }))
    const own = course('Own', [], date('Online', 400, { programSpecificVariant: true, programName: 'acp' }))
    expect(findCourses([full, own], { price: 'low' }, now)).toEqual([])
  })

  test.each([
    ['low', ['Finance', 'Quality']],
    ['middle', ['Conflict']],
    ['high', ['Finance']],
  ])('the price “%s” finds %j', (price, expected) => expect(titles({ price })).toEqual(expected))

  test('are sorted by the lowest price of a date that is open, or by title', () => {
    expect(titles({ sort: 'price' })).toEqual(['Quality', 'Finance', 'Conflict', 'Past'])
    expect(titles({ sort: 'title' })).toEqual(['Conflict', 'Finance', 'Past', 'Quality'])
  })
})

describe('the page', () => {
  const shown = (query: Record<string, string>, cards = ['One', 'Two']) =>
    renderToStaticMarkup(
      <CourseFinder
        query={courseQuery(query, choices)}
        choices={choices}
        cards={cards}
        count={cards.length}
        page={1}
        pages={cards.length > 0 ? 2 : 1}
      />,
    )

  test('keeps what was chosen, says how many there are, and turns pages with it', () => {
    const markup = shown({ month: '2027-02', credit: 'cpe-core' })
    expect(markup).toMatch(/<form [^>]*action="\/education\/courses\/find"/)
    expect(markup).toContain('<option value="2027-02" selected="">February 2027</option>')
    expect(markup).toMatch(/<h2[^>]*>2 courses<\/h2>/)
    expect(markup).toContain('find?sort=date&amp;credit=cpe-core&amp;month=2027-02&amp;page=2')
    expect(markup).toContain('<a href="/education/courses/find">Clear all</a>')
  })

  test('names the chosen values beside the count, and counts them in the closed form', () => {
    const markup = shown({ month: '2027-02', credit: 'cpe-core' })
    expect(markup).toMatch(/<summary[^>]*>Filter and sort courses \(2 chosen\)<\/summary>/)
    expect(markup).toContain('2 courses</h2><span>CPE Core</span><span>February 2027</span><a ')
    expect(shown({ sort: 'title' })).toMatch(/<summary[^>]*>Filter and sort courses<\/summary>/)
  })

  test('without a course, it says what to do', () => {
    const markup = shown({ format: 'in-person', price: 'low' }, [])
    expect(markup).toContain('No course meets all of this.')
    expect(markup).toContain('Clear all')
    expect(markup).not.toContain('<h2')
  })

  test('has an address with a query, also without a choice', () =>
    expect(courseFinderAddress({})).toBe('/education/courses/find?sort=date'))
})
