import { expect, test } from 'vitest'
import { dateWords } from '../../base/date-words.ts'
import { item } from '../items/testing/items.ts'
import { badgeWords, leftWords, publishWords } from './publish-words.ts'

test.each([
  [0, 'Nothing unpublished below'],
  [1, '1 unpublished change below'],
  [3, '3 unpublished changes below'],
])('the badge of %i', (count, words) => expect(badgeWords(count)).toBe(words))

const root = item('root', [], { typeName: 'Page' })
const block = item('a')
const file = item('f', [], { linkType: 'Asset' })
test.each([
  [[root, block, item('b'), file], 'Publish page, 2 blocks and 1 file'],
  [[block, root], 'Publish page and 1 block'],
  [[root], 'Publish page'],
  [[block], 'Publish 1 block'],
  [[], 'Publish nothing'],
])('the button counts the chosen items: %#', (chosen, words) =>
  expect(publishWords(chosen, root)).toBe(words),
)

const now = Date.parse('2026-11-23T12:00:00Z')
test.each([
  ['2026-11-23T11:59:40Z', 'just now'],
  ['2026-11-23T11:55:00Z', '5 minutes ago'],
  ['2026-11-22T11:00:00Z', 'yesterday'],
  ['2026-10-01T11:00:00Z', 'Oct 1, 2026'],
])('%s is %s', (iso, words) => expect(dateWords(iso, now)).toBe(words))

test('names items that stay published after an undo, with the reason', () => {
  const left = leftWords([{ item: item('hero'), reason: 'it was deleted' }])
  expect(left).toBe('The release was taken back except for the following. “hero”: it was deleted.')
})
