import { expect, test } from 'vitest'
import { shareLimits, shareOf } from './share.ts'

const share = {
  pages: [{ space: 'association', entry: 'home', title: 'Home' }],
  mode: 'follow',
  expiresAt: '2026-11-24T09:00:00.000Z',
} as const

test('reads a share without unknown properties', () => {
  expect(shareOf({ ...share, secret: 1 })).toEqual(share)
  expect(shareOf({ ...share, mode: 'frozen', frozen: ['a', 'b'], revokedAt: share.expiresAt })).toEqual({
    ...share,
    mode: 'frozen',
    frozen: ['a', 'b'],
    revokedAt: share.expiresAt,
  })
})

test.each([
  undefined,
  'share',
  { ...share, pages: undefined },
  { ...share, pages: [{ space: 'other', entry: 'home', title: '' }] },
  { ...share, pages: Array(shareLimits.pages + 1).fill(share.pages[0]) },
  { ...share, mode: 'live' },
  { ...share, expiresAt: 'soon' },
  { ...share, revokedAt: 'soon' },
  { ...share, frozen: [1] },
])('%j is no share', (record) => {
  expect(shareOf(record)).toBeUndefined()
})
