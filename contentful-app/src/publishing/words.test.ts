import type { Held, Status } from '@association/content/rules'
import { expect, test } from 'vitest'
import { question, refusedWords, unseenWords } from './words.ts'

const file = (title: string, status: Status = 'draft'): Held => ({
  linkType: 'Asset',
  target: { id: title, status, title, description: '' },
})

test.each([
  [[file('a')], '1 draft'],
  [[file('a'), file('b', 'changed')], '1 draft and 1 item with unpublished changes'],
  [[file('a', 'changed'), file('b', 'changed')], '2 items with unpublished changes'],
])('counts drafts and changes: %#', (unseen, words) => expect(unseenWords(unseen)).toBe(words))

const asked = { typeName: 'Page', isOwnToo: true, errors: 0, gaps: [] }

test('the question names what it publishes, and the consequences', () => {
  const unseen = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((title) => file(title))
  expect(question({ ...asked, unseen, errors: 1 })).toBe(
    'This publishes “a”, “b”, “c”, “d”, “e” and 2 more. Then it publishes this page. Other pages that show them also change. The checks found an error.',
  )
  expect(question({ ...asked, unseen: [file('a')], typeName: 'Section', isOwnToo: false })).toBe(
    'This publishes “a”. Other pages that show them also change.',
  )
})

test('the question names what was not checked', () => {
  expect(question({ ...asked, unseen: [file('a')], gaps: ['One gap.', 'Another.'] })).toMatch(
    / also change\. Not everything was checked: One gap\. Another\.$/,
  )
})

test('the question is only about the entry when somebody else published the rest', () => {
  expect(question({ ...asked, unseen: [] })).toBe(
    'This publishes this page. The linked content is already published.',
  )
})

test.each([
  [true, '2 published. The following was not published, so this page is not published either:'],
  [false, '2 published. The following was not published:'],
])('a refusal speaks of the open entry only when that was to be published: %s', (isOwnToo, words) =>
  expect(refusedWords({ published: 2, typeName: 'Page', isOwnToo })).toBe(words),
)
