import { expect, test, vi } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { check } from '../../testing/check.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { employers as fixture } from './fixture.ts'

const shown = (fields: Record<string, unknown> = {}, report?: () => void) =>
  markupOf('employers', { ...fixture, ...fields }, report)
const list = (...employers: unknown[]) => ({ employers: { employers } })

test('an employer is its name, and below it the sector and the city', () => {
  expect(shown()).toContain('<h2 class="title">Where our members lead</h2>')
  expect(shown()).toContain(
    '<span class="name">Good Harbor</span> <span class="where">Hospital · Portland, Maine</span>',
  )
  expect(shown(list({ name: 'Good Harbor', city: 'Portland' }))).toContain(
    '<span class="where">Portland</span>',
  )
})

test('the note follows the names', () => expect(shown()).toMatch(/<\/ul><p class="note">The employers are/))

test('without employers nothing is shown, not even the title', () =>
  expect(shown(list())).not.toContain('Where our members lead'))

test.each([
  [list({ sector: 'Hospital' }), 'Employer 1'],
  [list(7), 'Employer 1'],
  [{ employers: 'Good Harbor' }, 'braces'],
  [list(), 'at least 1'],
])('%j is reported to editors and to those who look after the site', (fields, words) => {
  const report = vi.fn()
  shown(fields, report)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining(words) }))
  const type = contentTypeFor('employers')
  expect(type && check(type, { ...fixture, ...fields })).toContainEqual(
    expect.objectContaining({ field: 'employers', message: expect.stringContaining(words) }),
  )
})
