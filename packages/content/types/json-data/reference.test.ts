import { expect, test } from 'vitest'
import { reference } from './reference.ts'

test('the reference in docs/ says what the schemas say; `vitest -u` writes it anew', () =>
  expect(reference()).toMatchFileSnapshot('../../../../docs/json-blocks.md'))
