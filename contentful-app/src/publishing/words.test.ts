import type { Held, Status } from '@association/content/rules'
import { expect, test } from 'vitest'
import { question, unseenWords } from './words.ts'

const file = (title: string, status: Status = 'draft'): Held => ({
  linkType: 'Asset',
  target: { id: title, status, title, description: '' },
})

test.each([
  [[file('a')], '1 draft'],
  [[file('a'), file('b', 'changed')], '1 draft and 1 item with unpublished changes'],
  [[file('a', 'changed'), file('b', 'changed')], '2 items with unpublished changes'],
])('counts drafts and changes: %#', (unseen, words) => expect(unseenWords(unseen)).toBe(words))

test('the question names what it publishes, and the consequences', () => {
  const unseen = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((title) => file(title))
  expect(question({ unseen, typeName: 'Page', isOwnToo: true, errors: 1 })).toBe(
    'This publishes “a”, “b”, “c”, “d”, “e” and 2 more. Then it publishes this page. Other pages that show them change too. The checks found an error.',
  )
  expect(question({ unseen: [file('a')], typeName: 'Section', isOwnToo: false, errors: 0 })).toBe(
    'This publishes “a”. Other pages that show them change too.',
  )
})
