import { expect, test, vi } from 'vitest'
import { models } from '../generated/models.ts'
import { wire } from '../testing/fixture-page.ts'
import { reader } from './read.ts'

test('a second name of a content type is read as that type', () => {
  const report = vi.fn()
  const read = reader({ spaceOf: () => 'association', report })
  const entry = read(wire('container', { internalName: 'Old', elements: [], isContainer: true }))
  expect(entry).toMatchObject({ type: 'section', fields: { isContainer: true, flexDirection: 'vertical' } })
  expect(report).not.toHaveBeenCalled()
})

test('a second name is not itself a content type, so no migration creates it', () => {
  expect(Object.keys(models)).not.toContain('container')
})

test('skips an entry of an unknown type and reports the type', () => {
  const report = vi.fn()
  const read = reader({ spaceOf: () => 'association', report })
  for (const type of ['hologram', 'constructor']) {
    expect(read(wire(type))).toBeUndefined()
    expect(report.mock.lastCall?.[0]).toMatchObject({ type, message: `Unknown Type: ${type}` })
  }
})

test.each(['__next_f', 'a b', '"><b>'])('%j is no anchor: it is dropped and reported', (hashLink) => {
  const report = vi.fn()
  const entry = reader({ spaceOf: () => 'association', report })(
    wire('section', { internalName: 'A', hashLink }),
  )
  expect(entry?.fields).toMatchObject({ hashLink: undefined })
  expect(report.mock.lastCall?.[0]).toMatchObject({
    field: 'hashLink',
    message: 'has the wrong format.',
  })
})

test('required words that a draft does not have yet are an empty string, and are reported', () => {
  const report = vi.fn()
  const entry = reader({ spaceOf: () => 'association', report })(wire('title', {}))
  expect(entry?.fields).toMatchObject({ text: '' })
  expect(report.mock.lastCall?.[0]).toMatchObject({ field: 'text', message: 'is required.' })
})
