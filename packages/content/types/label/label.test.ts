import { expect, test } from 'vitest'
import { gateField } from '../../define/publish-gate.ts'
import { fixtures } from '../../generated/fixtures.ts'
import { label } from './model.ts'

test('is a text in black, unless its editor chose another colour', () => {
  expect(Object.keys(label.fields)).toEqual(['text', 'color', gateField])
  expect(label.fields.color.default).toBe('black')
  expect(fixtures.label).toEqual({ text: 'Course' })
})
