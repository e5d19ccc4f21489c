import { contentOf, subject } from '@association/content/rules/testing/subjects.ts'
import { expect, test } from 'vitest'
import { foundAcross } from './problem-board.tsx'

const events = { space: 'events' } as const
const join = subject('product', { internalName: 'Membership', variantId: '349' }, { id: 'join' })
const [one, other] = ['one', 'other'].map((id) =>
  subject('page', { title: id, path: '/a' }, { id, ...events }),
)
const edition = subject(
  'eventEdition',
  { key: 'fall-2027', path: '/a', membershipVariant: '349', golfVariant: '18' },
  { id: 'edition', ...events },
)
const pages = one && other ? [one, other] : []
const found = (...contents: Parameters<typeof foundAcross>[0]) =>
  foundAcross(contents).map(({ rule, entry, field }) => `${rule} ${entry} ${field}`)

test('an edition is compared with the products of both spaces, once both are read', () => {
  const [association, inEvents] = [contentOf([join]), contentOf([...pages, edition])]
  const twice = ['path-twice one path', 'path-twice other path']
  expect(found(undefined, inEvents)).toEqual(twice)
  expect(found(association, inEvents)).toEqual([...twice, 'edition edition golfVariant'])
})
