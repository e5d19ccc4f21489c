import { expect, test } from 'vitest'
import { historyKey } from './history-bar.tsx'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
const element = (tagName: string, type?: string, inside: readonly string[] = ['[data-field]']) =>
  ({
    tagName,
    type,
    closest: (selector: string) => (inside.includes(selector) ? {} : null),
  }) as unknown as Element

test.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'y', metaKey: true }, undefined],
  [{ key: 'z' }, undefined],
  [{ key: 'z', ctrlKey: true, altKey: true }, undefined],
  [{ key: 'z', ctrlKey: true, defaultPrevented: true }, undefined],
])('%j asks for %s', (pressed, action) => {
  expect(historyKey({ ...plain, ...pressed }, element('BUTTON'))).toBe(action)
})

test.each([
  ['INPUT', 'text', ['[data-field]'], 'undo'],
  ['TEXTAREA', undefined, ['[data-field]'], 'undo'],
  ['TEXTAREA', undefined, ['[data-field]', '[data-own-undo]'], undefined],
  ['INPUT', 'search', [], undefined],
  ['INPUT', 'checkbox', [], 'undo'],
  ['DIV', undefined, ['[data-field]'], 'undo'],
  ['BODY', undefined, [], 'undo'],
] as const)('in %s %s inside %j, Ctrl+Z asks for %s', (...[tagName, type, inside, action]) => {
  expect(historyKey({ ...plain, key: 'z', ctrlKey: true }, element(tagName, type, inside))).toBe(action)
})
