import { describe, expect, test, vi } from 'vitest'
import { contentTypes } from '../derive/content-types.ts'
import { reader } from '../derive/read.ts'
import { toContentType } from '../derive/to-content-type.ts'
import { fixtures } from '../generated/fixtures.ts'
import { check } from '../testing/check.ts'
import { blocked, gateField } from './publish-gate.ts'

/** Contentful's default, https://www.contentful.com/developers/docs/technical-limits/ */
const mostFields = 50

describe.each(contentTypes)('$id', (type) => {
  const shut = { ...fixtures[type.id], [gateField]: blocked }

  test('has a gate that accepts nothing but ok, which no editor shows', () => {
    const { fields } = toContentType(type, contentTypes)
    expect(fields.at(-1)).toMatchObject({
      ...{ id: gateField, type: 'Symbol', required: false, disabled: true },
      validations: [{ in: ['ok'] }],
    })
    expect(fields.length).toBeLessThanOrEqual(mostFields)
  })

  test('is judged alike with a shut gate, so that it cannot keep itself shut', () =>
    expect(check(type, shut)).toEqual([]))

  test('reads without its gate', () => {
    const report = vi.fn()
    const wire = {
      sys: { id: 'x', contentType: { sys: { id: type.id } } },
      fields: { [gateField]: blocked },
    }
    const entry = reader({ spaceOf: () => 'association', report })(wire)
    expect(entry?.fields).not.toHaveProperty(gateField)
    expect(report).not.toHaveBeenCalledWith(expect.objectContaining({ field: gateField }), expect.anything())
  })
})
