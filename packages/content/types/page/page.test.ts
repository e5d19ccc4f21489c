import { expect, test, vi } from 'vitest'
import { check } from '../../derive/check.ts'
import { contentTypes } from '../../derive/content-types.ts'
import { reader } from '../../derive/read.ts'
import { toContentType } from '../../derive/to-content-type.ts'
import { page } from './model.ts'

const type = page as unknown as (typeof contentTypes)[number]
const values = { title: 'A page', path: '/a', sections: [{}], publishGate: 'blocked' }

test('the gate of a page is no field that people write', () => {
  const gate = toContentType(type, contentTypes).fields.find(({ id }) => id === 'publishGate')
  expect(gate).toMatchObject({
    type: 'Symbol',
    required: false,
    disabled: true,
    validations: [{ in: ['ok'] }],
  })
})

test('no rule judges it, so that it cannot keep itself shut', () => expect(check(type, values)).toEqual([]))

test('whoever renders the page never sees it', () => {
  const report = vi.fn()
  const wire = { sys: { id: 'p', contentType: { sys: { id: 'page' } } }, fields: { ...values, sections: [] } }
  const entry = reader({ spaceOf: () => 'association', report })(wire)
  expect(entry?.fields).not.toHaveProperty('publishGate')
  expect(report).not.toHaveBeenCalled()
})
