import { expect, test } from 'vitest'
import { viewAsOf } from './view-as.ts'

test('a viewer with a price level and a time is read', () => {
  expect(
    viewAsOf({ viewer: 'member', priceLevel: 'Level 15', now: '2027-03-03T09:00:00-06:00', extra: 1 }),
  ).toEqual({ viewer: 'member', priceLevel: 'Level 15', now: '2027-03-03T15:00:00.000Z' })
})

test.each([
  undefined,
  'member',
  {},
  { viewer: 'admin' },
  { viewer: 'member', now: 'tomorrow' },
  { viewer: 'expiring', now: '+275760-09-12T00:00:00.000Z' },
  { viewer: 'expiring', now: '-000001-01-01T00:00:00.000Z' },
  { viewer: 'member', priceLevel: 15 },
  { viewer: 'member', program: 'x'.repeat(81) },
  { viewer: 'member', hasCart: 'yes' },
])('%j is no viewer', (value) => {
  expect(viewAsOf(value)).toBeUndefined()
})
