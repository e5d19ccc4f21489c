import { contentTypeFor } from '@association/content/content-types'
import type { EntryProps } from 'contentful-management'
import { afterEach, expect, test, vi } from 'vitest'
import { linkTo } from '../../contentful/link-list.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { keepTree } from './keep-tree.ts'

const links = (...ids: string[]) => ids.map((id) => linkTo('Entry', id))

function start(stored: Record<string, string[]>, roots: string[]) {
  const requests: string[][] = []
  let [elements, isDown] = [links(...roots), false]
  const root = {
    ...{ space: 'association', id: 'root', type: contentTypeFor('section') },
    values: () => ({ elements }),
  } as unknown as OpenEntry
  const entryOf = (id: string) =>
    ({
      sys: { id, version: 1, contentType: { sys: { id: 'section' } } },
      fields: { elements: { 'en-US': links(...(stored[id] ?? [])) } },
    }) as unknown as EntryProps
  const tree = keepTree({
    ...{
      root,
      locale: 'en-US',
      spaceName: 'Association',
      rootStatus: () => 'draft',
      opened: () => undefined,
    },
    load: {
      assets: async () => [],
      async entries(ids) {
        requests.push([...ids])
        if (isDown) throw new Error('down')
        return ids.filter((id) => id in stored).map(entryOf)
      },
    },
  })
  const set = (ids: string[]) => {
    elements = links(...ids)
    tree.changed(root, { elements })
  }
  const turn = (isNowDown: boolean) => {
    isDown = isNowDown
  }
  const ids = () => {
    const state = tree.state()
    return state.phase === 'known' ? [...state.content.entries.keys()].toSorted() : state.phase
  }
  return { tree, requests, set, turn, ids }
}
const settled = () => vi.advanceTimersByTimeAsync(10)

afterEach(() => void vi.useRealTimers())

test('reads a level in one request, and a cycle once', async () => {
  vi.useFakeTimers()
  const { requests, ids } = start({ a: ['c'], b: ['c'], c: ['a', 'root'] }, ['a', 'b'])
  await settled()
  expect([requests, ids()]).toEqual([
    [['a', 'b'], ['c']],
    ['a', 'b', 'c', 'root'],
  ])
})

test('reads 500 blocks without a request for each', async () => {
  vi.useFakeTimers()
  const blocks = Array.from({ length: 500 }, (_, index) => `block${index}`)
  const { requests, ids } = start(Object.fromEntries(blocks.map((id) => [id, []])), blocks)
  await settled()
  expect([requests.length, ids().length]).toEqual([1, 501])
})

test('loads only missing entries when the page changes', async () => {
  vi.useFakeTimers()
  const { requests, set, ids } = start({ a: [], b: [] }, ['a'])
  await settled()
  set(['b', 'a'])
  await settled()
  expect([requests, ids()]).toEqual([
    [['a'], ['b']],
    ['a', 'b', 'root'],
  ])
})

test('names what cannot be read, keeps the rest, and tries again', async () => {
  vi.useFakeTimers()
  const { tree, set, turn, ids } = start({ a: [], b: [] }, ['a'])
  await settled()
  turn(true)
  set(['a', 'b'])
  await settled()
  expect(ids()).toEqual(['a', 'root'])
  expect(tree.state()).toMatchObject({ gaps: [expect.stringContaining('Association could not be read')] })
  turn(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(ids()).toEqual(['a', 'b', 'root'])
  expect(tree.state()).toMatchObject({ gaps: [] })
})

test('tells a change once, and an entry that was not read again stays the same object', async () => {
  vi.useFakeTimers()
  const { tree, set } = start({ a: [], b: [] }, ['a', 'b'])
  await settled()
  const entry = () => {
    const state = tree.state()
    return state.phase === 'known' ? state.content.entries.get('a') : undefined
  }
  const before = entry()
  const told = vi.fn()
  tree.subscribe(told)
  set(['b', 'a'])
  await settled()
  expect(told).toHaveBeenCalledOnce()
  expect(entry()).toBe(before)
  expect(before).toBeDefined()
})

test('reads everything again also if entries arrive meanwhile', async () => {
  vi.useFakeTimers()
  const stored: Record<string, string[]> = { a: ['c'], c: [] }
  const { tree, ids } = start(stored, ['a'])
  await settled()
  stored.a = ['d']
  stored.d = []
  tree.again()
  tree.receive([])
  await settled()
  expect(ids()).toEqual(['a', 'd', 'root'])
})
