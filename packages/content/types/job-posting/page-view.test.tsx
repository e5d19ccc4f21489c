import { describe, expect, test } from 'vitest'
import { paragraph, richText } from '../../shared/rich-text.ts'
import { detailMarkup } from '../../testing/detail-of.ts'
import { isClosed } from './page-view.tsx'

const posting = {
  jobTitle: 'Director',
  jobId: '2026-014',
  department: 'Education',
  location: 'Remote',
  employmentType: 'Full-time',
  postedDate: '2026-05-04',
  closingDate: '2026-06-15',
  body: richText(paragraph('You teach.')),
  applyUrl: 'https://jobs.example/14',
}
const shown = (fields: Record<string, unknown> = {}, day = '2026-06-01') =>
  detailMarkup('jobPosting', { ...posting, ...fields }, { now: Date.parse(`${day}T12:00:00Z`) })

test('RT-044 LI-055 a position has a page with its title and text, and leads back to all positions', () => {
  expect(shown()).toContain('<h1 class="title">Director</h1>')
  expect(shown()).toContain('<p>You teach.</p>')
  expect(shown()).toContain('<a href="/aapl-jobs">Open positions</a>')
})

test('LI-056 LI-057 states its facts', () => {
  const facts = [...shown().matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, ...fact]) => fact)
  expect(facts).toEqual([
    ['Department', 'Education'],
    ['Location', 'Remote'],
    ['Employment type', 'Full-time'],
    ['Posted', '<time dateTime="2026-05-04">May 4, 2026</time>'],
    ['Closing', '<time dateTime="2026-06-15">June 15, 2026</time>'],
    ['Reference', '2026-014'],
  ])
  expect(shown({ department: undefined })).not.toContain('Department')
})

describe('candidates', () => {
  const apply = /<a href="https:\/\/jobs.example\/14"[^>]*>Apply for this position/

  test('can apply until the end of the closing date', () => {
    expect(shown({}, '2026-06-15')).toMatch(apply)
    expect(shown({}, '2026-06-15')).not.toContain('closed')
  })

  test('read that it is closed from the day after', () => {
    expect(shown({}, '2026-06-16')).toContain('Applications for this position are closed.')
    expect(shown({}, '2026-06-16')).not.toMatch(apply)
  })

  test('can always apply for a position that is open until filled', () =>
    expect(shown({ closingDate: undefined }, '2031-01-01')).toMatch(apply))

  test('see no button that leads nowhere', () =>
    expect(shown({ applyUrl: 'javascript:alert(1)' })).not.toContain('Apply for'))
})

test('a position is open without the current time or with an invalid closing date', () => {
  expect(isClosed('2026-06-15', undefined)).toBe(false)
  expect(isClosed('soon', Date.parse('2026-06-16'))).toBe(false)
})
