import { expect, test } from 'vitest'
import { changedView, instantAt, wallTimeOf } from './change-view.ts'
import { viewIn } from './use-view-as.ts'

test('a level and a program belong to those who are signed in', () => {
  const member = changedView(changedView(undefined, { viewer: 'member' }), { priceLevel: 'Level 15' })
  expect(member).toEqual({ viewer: 'member', priceLevel: 'Level 15' })
  expect(changedView(member, { viewer: 'anonymous', hasCart: true })).toEqual({
    viewer: 'anonymous',
    hasCart: true,
  })
})

test('a visitor without anything is what a preview shows anyway', () => {
  expect(changedView({ viewer: 'anonymous', hasCart: true }, { hasCart: false })).toBeUndefined()
  expect(changedView({ viewer: 'member' }, { viewer: 'anonymous' })).toBeUndefined()
})

test('the time is written and read in Chicago, in winter and in summer', () => {
  for (const wall of ['2027-03-03T09:00', '2027-07-15T23:59'])
    expect(wallTimeOf({ viewer: 'member', now: instantAt(wall) ?? '' })).toBe(wall)
  expect(instantAt('2027-03-03T09:00')).toBe('2027-03-03T15:00:00.000Z')
})

test.each(['', '2027-03-03', '2027-03-03T', 'T09:00', '20270-03-03T09:00'])('%j is no time yet', (wall) =>
  expect(instantAt(wall)).toBeUndefined(),
)

test.each([undefined, '', 'null', '{', '{"viewer":"owner"}', '[]'])('%j holds no view', (text) =>
  expect(viewIn(text)).toBeUndefined(),
)
