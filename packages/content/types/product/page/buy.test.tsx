import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../define/values.ts'
import { paragraph, richText } from '../../../shared/rich-text.ts'
import { detailOf } from '../../../testing/detail-of.ts'
import { wire } from '../../../testing/fixture-page.ts'
import {
  at,
  course,
  factsIn,
  optionsIn,
  pageOf,
  selectedIn,
  variant,
  type WireFields,
} from '../testing/product-page.tsx'

describe('a course without seats', () => {
  const dated = (id: string, courseStartDate: string, fields: WireFields = {}) =>
    variant(id, { deliveryFormat: 'Online', courseStartDate, price: 700, ...fields })
  const now = at('2026-12-01T00:00Z')

  test('says so, and selects the next date', () => {
    const variants = [
      variant('self', { deliveryFormat: 'Self-Study', price: 500 }),
      dated('full', '2027-01-04', { seatsLeft: 0 }),
      dated('next', '2027-03-01', { seatsLeft: 3 }),
    ]
    const markup = pageOf({ variants }, now)
    expect(markup).toContain('<strong>Online, Jan 4, 2027: sold out. </strong>')
    expect(markup).toContain('The next date is Online, Mar 1, 2027. It is selected below.')
    expect(optionsIn(markup).slice(1)).toEqual([
      '|Online|Jan 4, 2027|Sold out|700|',
      '|Online|Mar 1, 2027|Only 3 seats left|700|',
    ])
    expect(selectedIn(markup)).toBe('next')
    expect(markup).toContain('<i>self next</i>')
    expect(factsIn(markup)).toContain('Next date: Mar 1, 2027')
  })

  test('needs no words about a later date that is sold out', () => {
    const variants = [dated('next', '2027-03-01'), dated('full', '2027-05-04', { seatsLeft: 0 })]
    const markup = pageOf({ variants }, now)
    expect(markup).not.toContain('The next date is')
    expect(selectedIn(markup)).toBeUndefined()
  })

  test('leads to the course that follows, or to all courses', () => {
    const variants = [dated('full', '2027-01-04', { seatsLeft: 0 })]
    expect(pageOf({ variants }, now)).toMatch(
      /All dates are sold out\.<\/strong> <a href="\/education\/courses">See all courses/,
    )
    const next = detailOf('product', { ...course, slug: 'again', variants: [dated('a', '2028-02-01')] })
    const nextCourse = () => next as Entry<'product'>
    expect(pageOf({ variants }, { ...now, nextCourse })).toMatch(
      /The next one: <a href="\/education\/course\/again">Finance, Feb 1, 2028/,
    )
    expect(pageOf({ variants }, now)).not.toContain('<i>')
  })
})

describe('the rules below the price', () => {
  const fields = { credits: 8, creditKind: 'Category A', variants: [variant('1', { price: 700 })] }
  const terms = {
    accreditation: 'A council approves them.',
    refundRule: 'Free until May.',
    refundPage: '/refunds',
  }

  test('name the kind of credit, who approves it, and the rule of refunds', () => {
    const markup = pageOf(fields, { terms })
    expect(markup).toContain('8 CME credits</span><span>, Category A</span>')
    expect(markup).toMatch(/Who approves the credits<\/summary><p>A council approves them\./)
    expect(markup).toContain('Free until May. <a href="/refunds">Refunds and cancellations</a>')
  })

  test('name the accreditation of the course if it has its own', () => {
    const markup = pageOf({ ...fields, accreditation: 'An academy.' }, { terms })
    expect(markup).toContain('<p>An academy.</p>')
    expect(markup).not.toContain('A council')
  })

  test('of a book are only a link, because the rule is for courses', () => {
    const markup = pageOf({ ...fields, productType: 'Book' }, { terms })
    expect(markup).not.toContain('Free until May.')
    expect(markup).toContain('href="/refunds"')
  })

  test('name the saving of members and the price of a membership, if members save', () => {
    const member = variant('1', { price: 895, specialMemberPrice: 595 })
    const markup = pageOf({ variants: [member] })
    expect(markup).toMatch(/data-unless-signed-in=""> Save \$300<\/span>/)
    expect(markup).toMatch(/data-unless-signed-in="">Membership costs \$349 a year\. <a /)
    expect(pageOf({ variants: [variant('1', { price: 895 })] })).not.toContain('data-unless-signed-in')
  })
})

test('outcomes come before the text, the program and the questions after it', () => {
  const markup = pageOf({
    outcomes: ['Read a budget'],
    body: richText(paragraph('The text.')),
    program: ['8:30 AM – The case – and its end', 'Lunch'],
    questions: wire('checklist', {
      checklistTitle: 'Questions',
      checklistItems: [wire('checklistItem', { title: 'Can I cancel?' }, 'cancel')],
    }),
  })
  const places = [
    'Read a budget',
    'The text.',
    '8:30 AM</strong> <span>The case – and its end',
    'Can I cancel?',
  ]
  expect(places.map((words) => markup.indexOf(words))).toEqual(
    places.map((words) => markup.indexOf(words)).toSorted((a, b) => a - b),
  )
  expect(places.every((words) => markup.includes(words))).toBe(true)
  expect(markup).toContain('<li> <span>Lunch</span>')
})

test('a sixth option opens below the first five', () => {
  const variants = ['1', '2', '3', '4', '5', '6'].map((id) => variant(id, { price: 10 }))
  expect(pageOf({ variants })).toMatch(
    /variant-5.*<details class="more"><summary[^>]*>One more option.*variant-6/s,
  )
})

describe('the bar at the foot', () => {
  test('leads to the options, or to the one price', () => {
    expect(pageOf({ variants: [variant('1', { price: 1 }), variant('2', { price: 2 })] })).toMatch(
      /class="bar">.*<a href="#buy"[^>]*>See options/,
    )
    expect(pageOf({ price: 5 })).toMatch(/class="bar">.*<a href="#buy"[^>]*>Buy/)
  })

  test('is missing where nothing is sold', () =>
    expect(
      pageOf({ variants: [variant('1', { courseStartDate: '2026-01-01' })] }, at('2026-06-01')),
    ).not.toContain('class="bar'))
})
