import { expect, test } from 'vitest'
import { contentTypes } from '../../derive/content-types.ts'
import { fixtures } from '../../generated/fixtures.ts'
import { check } from '../../testing/check.ts'

const both = { isContainer: true, isWideContainer: true }
const wide = contentTypes.filter(({ fields }) => 'isWideContainer' in fields)

test('four blocks have a choice between both containers', () => expect(wide).toHaveLength(4))

test.each(wide)('both containers of a $id at once are only a warning', (type) =>
  expect(check(type, { ...fixtures[type.id], ...both })).toMatchObject([
    { severity: 'warning', field: 'isWideContainer' },
  ]),
)
