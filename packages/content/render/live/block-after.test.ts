import { expect, test } from 'vitest'
import { blockAfter } from './arrange.ts'

const element = (attribute: string, nextElementSibling: Element | null): Element =>
  ({ nextElementSibling, hasAttribute: (name: string) => name === attribute }) as unknown as Element
const marker = (next: Element | null) => element('data-markers', next)

test('a marker never takes another marker for its block', () => {
  const block = element('class', element('class', null))
  expect(blockAfter(marker(block))).toBe(block)
  expect(blockAfter(marker(marker(marker(block))))).toBe(block)
  expect(blockAfter(marker(marker(null)))).toBeNull()
})
