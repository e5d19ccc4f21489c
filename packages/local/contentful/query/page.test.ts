import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ sys: { id } }))
const idsOf = (page: { items: typeof items }) => page.items.map(({ sys }) => sys.id).join('')
const cursorPage = (found: typeof items, query: Record<string, string>) =>
  pageOf(found, { skip: 0, limit: 2 }, { query: { cursor: 'true', ...query }, address: '/entries' })
const tokenIn = (page: ReturnType<typeof cursorPage>, name: 'next' | 'prev') => {
  const url = (page.envelope.pages as Record<string, string | undefined>)[name]
  return Object.fromEntries(new URLSearchParams(url?.split('?')[1]))
}

test('skip and limit select a page, with the total', () => {
  const page = pageOf(items, { skip: 3, limit: 10 }, { query: {}, address: '' })
  expect(idsOf(page)).toBe('de')
  expect(page.envelope).toEqual({ total: 5, skip: 3, limit: 10 })
})

test('a cursor has no total, and walks to the end and back', () => {
  const first = cursorPage(items, {})
  const second = cursorPage(items, tokenIn(first, 'next'))
  const third = cursorPage(items, tokenIn(second, 'next'))
  expect([first, second, third].map(idsOf)).toEqual(['ab', 'cd', 'e'])
  expect(first.envelope).not.toHaveProperty('total')
  expect(third.envelope.pages).not.toHaveProperty('next')
  expect(idsOf(cursorPage(items, tokenIn(third, 'prev')))).toBe('cd')
})

test('a cursor keeps its place when something is added before it', () => {
  const next = tokenIn(cursorPage(items, {}), 'next')
  expect(idsOf(cursorPage([{ sys: { id: 'new' } }, ...items], next))).toBe('cd')
})

test('a cursor of a deleted item continues at its old position', () => {
  const next = tokenIn(cursorPage(items, {}), 'next')
  expect(
    idsOf(
      cursorPage(
        items.filter(({ sys }) => sys.id !== 'c'),
        next,
      ),
    ),
  ).toBe('de')
})
