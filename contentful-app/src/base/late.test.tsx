import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { late } from './late.tsx'

const Words = ({ words }: { words: string }) => words

async function shown(load: () => Promise<typeof Words>) {
  const { prelude } = await prerender(createElement(late('The preview', load), { words: 'Bee' }))
  return new Response(prelude).text()
}

test('a late part shows its component once that is loaded', async () =>
  expect(await shown(async () => Words)).toBe('Bee'))

test('a late part that cannot be loaded says so', async () =>
  expect(await shown(() => Promise.reject(new Error('Failed to fetch')))).toBe(
    '<p role="alert">The preview could not be loaded. Check your connection and reload this page.</p>',
  ))
