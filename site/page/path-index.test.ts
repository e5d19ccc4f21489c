import { expect, test } from 'vitest'
import { pathIndex } from './path-index.ts'

const away = new Error('away')

/** An index over the given pages. `asked` lists the times since which it requested new pages. */
function indexOf(published: Record<string, string>, copies: readonly string[] = []) {
  const asked: (string | undefined)[] = []
  const state = { now: 0, isAway: false }
  const index = pathIndex({
    now: () => state.now,
    isAway: () => state.isAway,
    hasCopy: async (path) => copies.includes(path),
    async find(space, since = '') {
      if (space === 'events') return { paths: [], newest: undefined }
      asked.push(since)
      if (state.isAway) throw away
      const found = Object.entries(published).filter(([, time]) => time >= since)
      return { paths: found.map(([path]) => path), newest: found.at(-1)?.[1] }
    },
  })
  return { ...index, state, asked }
}

test('the index requests all paths once, and new ones at most once a second, whatever paths are tried', async () => {
  const index = indexOf({ '/a': '1' })
  expect(await Promise.all(['/a', '/x', '/y'].map(index.has))).toEqual([true, false, false])
  for (let path = 0; path < 1000; path += 1) expect(await index.has(`/${path}`)).toBe(false)
  expect(index.asked).toEqual([''])
})

test('a page that was published since is found, and only newer ones are asked for', async () => {
  const published: Record<string, string> = { '/a': '1' }
  const index = indexOf(published)
  expect(await index.has('/b')).toBe(false)
  published['/b'] = '2'
  expect(await index.has('/b')).toBe(false)
  index.state.now = 1000
  expect(await index.has('/b')).toBe(true)
  expect(index.asked).toEqual(['', '1'])
})

test('a webhook adds a path before Contentful lists it', async () => {
  const index = indexOf({})
  index.changed(['association:b', 'path:/b'])
  expect(await index.has('/b')).toBe(true)
  expect(index.asked).toEqual([])
})

test('during an outage, a page with a copy is found, and no path counts as missing', async () => {
  const index = indexOf({}, ['/kept'])
  expect(await index.has('/x')).toBe(false)
  index.state.isAway = true
  expect(await index.has('/kept')).toBe(true)
  await expect(index.has('/x')).rejects.toBe(away)
  index.state.isAway = false
  expect(await index.has('/x')).toBe(false)
})

test('a page that is gone is forgotten until it is published again', async () => {
  const published: Record<string, string> = { '/a': '1' }
  const index = indexOf(published)
  await index.has('/a')
  index.forget('/a')
  expect(await index.has('/a')).toBe(false)
})

test('all paths are requested again when a whole space may have changed', async () => {
  const published: Record<string, string> = { '/a': '5' }
  const index = indexOf(published)
  await index.has('/a')
  published['/older'] = '1'
  index.changed(['association:**'])
  expect(await index.has('/older')).toBe(true)
  expect(index.asked).toEqual(['', ''])
})
