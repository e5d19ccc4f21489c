import { expect, test } from 'vitest'
import { historyKey } from './history-key.ts'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
const element = (tagName: string, type?: string) => ({ tagName, type }) as unknown as Element

test.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'y', metaKey: true }, undefined],
  [{ key: 'z' }, undefined],
  [{ key: 'z', ctrlKey: true, altKey: true }, undefined],
])('%j asks for %s', (pressed, action) => {
  expect(historyKey({ ...plain, ...pressed }, element('BUTTON'))).toBe(action)
})

test.each([
  ['INPUT', 'text', undefined],
  ['INPUT', 'date', undefined],
  ['TEXTAREA', undefined, undefined],
  ['INPUT', 'checkbox', 'undo'],
  ['INPUT', 'color', 'undo'],
  ['SELECT', undefined, 'undo'],
  ['BODY', undefined, 'undo'],
])('in %s %s, where text is typed, undo belongs to the browser', (tagName, type, action) => {
  expect(historyKey({ ...plain, key: 'z', ctrlKey: true }, element(tagName, type))).toBe(action)
})
