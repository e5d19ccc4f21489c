import { expect, test } from 'vitest'
import { reference } from './reference.ts'

test('the reference in docs/ matches the schemas; `vitest -u` updates it', () =>
  expect(reference()).toMatchFileSnapshot('../../../../docs/json-blocks.md'))
