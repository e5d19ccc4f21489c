import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { detailOf } from '../../testing/detail-of.ts'
import { wire } from '../../testing/fixture-page.ts'
import { hasVariantEnded, haveAllEnded, isRecording, nextChangeOf } from './has-ended.ts'

const variant = (id: string, courseStartDate?: string, courseEndDate?: string) =>
  wire('variant', { internalName: id, variantId: id, courseStartDate, courseEndDate }, id)
const product = (fields: Record<string, unknown>) =>
  detailOf('product', { internalName: 'x', productType: 'Course', ...fields }) as Entry<'product'>
const at = Date.parse

test('a variant has ended when its last day is over in the west of the country', () => {
  const course = { courseStartDate: '2026-05-04', courseEndDate: '2026-05-06' }
  expect(hasVariantEnded(course, at('2026-05-07T07:59:59Z'))).toBe(false)
  expect(hasVariantEnded(course, at('2026-05-07T08:00:00Z'))).toBe(true)
})

test('nothing has ended where the time or the dates are not known', () => {
  expect(hasVariantEnded({ courseStartDate: '2020-01-01', courseEndDate: undefined }, undefined)).toBe(false)
  expect(hasVariantEnded({ courseStartDate: undefined, courseEndDate: undefined }, at('2026-01-01'))).toBe(
    false,
  )
})

test('the page of a course changes when the next of its dates is over', () => {
  const course = product({
    variants: [variant('a', '2026-05-04'), variant('b'), variant('c', '2026-02-01', '2026-03-01')],
  })
  expect(nextChangeOf(course, at('2026-01-01'))).toBe(at('2026-03-02T08:00:00Z'))
  expect(nextChangeOf(course, at('2026-03-02T08:00:00Z'))).toBe(at('2026-05-05T08:00:00Z'))
  expect(nextChangeOf(course, at('2027-01-01'))).toBeUndefined()
})

test('the page of a webinar changes at its end', () => {
  const webinar = product({ productType: 'Webinar', startsAt: '2026-12-03T17:00Z', durationMinutes: 45 })
  expect(nextChangeOf(webinar, at('2026-12-03T17:30Z'))).toBe(at('2026-12-03T17:45Z'))
})

test('a webinar without a time is no recording before its day is over', () => {
  const webinar = product({ productType: 'Webinar', startsAt: '2026-12-03', price: 0 }).fields
  expect(isRecording(webinar, at('2026-12-04T07:59:59Z'))).toBe(false)
  expect(isRecording(webinar, at('2026-12-04T08:00:00Z'))).toBe(true)
})

test('a webinar that is not for sale has ended after its last minute, and is no recording', () => {
  const after = at('2026-12-05')
  const webinar = (more: Record<string, unknown>) =>
    product({ productType: 'Webinar', startsAt: '2026-12-03', ...more })
  expect(isRecording(webinar({}).fields, after)).toBe(false)
  expect(haveAllEnded(webinar({}), after)).toBe(true)
  expect(haveAllEnded(webinar({ price: 0 }), after)).toBe(false)
  expect(isRecording(webinar({ variants: [variant('a')] }).fields, after)).toBe(true)
})
