import { describe, expect, test } from 'vitest'
import { problemsOf, reader } from './read.ts'
import type { WireEntry } from './wire.ts'

const wire = (type: string, id: string, fields: Record<string, unknown>): WireEntry => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
  fields,
})
const title = wire('title', 'welcome', { text: 'Welcome' })
const settled = wire('title', 'settled', { text: 'Settled' })
const page = wire('page', 'home', { title: 'Home', path: '/', sections: [title, settled] })
const make = () => reader({ spaceOf: () => 'association', known: new WeakMap() })

describe('reading again after a change', () => {
  test('gives new entries along the path to the change and the same ones elsewhere', () => {
    const read = make()
    const before = read(page)
    const changed = wire('title', 'welcome', { text: 'Welcome!' })
    const after = read({ ...page, fields: { ...page.fields, sections: [changed, settled] } })
    expect(after).not.toBe(before)
    expect(after?.fields).toMatchObject({ sections: [{ fields: { text: 'Welcome!' } }, {}] })
    const [first, second] = [before, after].map((entry) =>
      entry?.type === 'page' ? entry.fields.sections : [],
    )
    expect(second?.[1]).toBe(first?.[1])
    expect(second?.[0]).not.toBe(first?.[0])
  })

  test('survives content that contains itself', () => {
    const section = wire('section', 'loop', { internalName: 'Loop' })
    section.fields = { ...section.fields, elements: [section] }
    const entry = make()(section)
    expect(entry?.type === 'section' && entry.fields.elements[0]).toBe(entry)
  })

  test('keeps the problems of an entry that it does not read again', () => {
    const read = make()
    const broken = wire('title', 'broken', { internalName: 'Broken', text: 7 })
    read({ ...page, fields: { ...page.fields, sections: [broken] } })
    const entry = read({ ...page, fields: { ...page.fields, sections: [broken, settled] } })
    const [first] = entry?.type === 'page' ? entry.fields.sections : []
    expect(first && problemsOf(first).map(({ field, message }) => [field, message])).toEqual([
      ['text', 'must be text, but its value is a number.'],
    ])
  })
})
