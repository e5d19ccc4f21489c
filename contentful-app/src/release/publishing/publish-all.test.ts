import { describe, expect, test } from 'vitest'
import { reasons } from '../../contentful/failure-reason.ts'
import type { ReleaseItem } from '../items/item.ts'
import { item, itemMap } from '../items/testing/items.ts'
import { innerRefused, notTried, type Publisher, publishAll } from './publish-all.ts'

type Refuses = Readonly<Record<string, object>>
type FakeAnswers = { refuses?: Refuses; bulk?: () => Promise<unknown>; live?: readonly string[] }

function contentful({ refuses = {}, bulk = () => Promise.reject({ status: 403 }), live = [] }: FakeAnswers) {
  const calls: string[] = []
  const publisher: Publisher = {
    async one({ id }) {
      calls.push(id)
      if (refuses[id]) throw refuses[id]
    },
    async together(items) {
      calls.push(items.map(({ id }) => id).join('+'))
      await bulk()
    },
    live: async (items) => new Set(items.filter(({ id }) => live.includes(id)).map(({ key }) => key)),
  }
  return { calls, publisher }
}

async function release(
  order: readonly ReleaseItem[],
  given: FakeAnswers & { all?: readonly ReleaseItem[] } = {},
) {
  const { calls, publisher } = contentful(given)
  const progress: number[] = []
  const items = itemMap(...(given.all ?? order))
  const outcome = await publishAll(order, { items, publisher, onProgress: (done) => progress.push(done) })
  const refused = outcome.refused.map(({ item: { id }, reason }) => [id, reason])
  return { calls, progress, refused, live: outcome.live.map(({ id }) => id), isStopped: outcome.isStopped }
}

const mismatch = { code: 'VersionMismatch' }
const chain = (count: number) => Array.from({ length: count }, (_, index) => item(`b${index}`))

describe('publishing a release', () => {
  test('keeps the order, reports its progress, and continues after a refusal', async () => {
    const order = [item('deep'), item('middle'), item('near')]
    expect(await release(order, { refuses: { middle: mismatch } })).toEqual({
      calls: ['deep', 'middle', 'near'],
      progress: [1, 2, 3],
      live: ['deep', 'near'],
      refused: [['middle', reasons.changed]],
      isStopped: false,
    })
  })

  test('skips whatever shows a refused item, at any depth, and says so', async () => {
    const box = item('box', ['inner'], { status: 'published' })
    const [inner, band, other] = [item('inner'), item('band', ['box']), item('other')]
    const { live, refused } = await release([inner, band, other], {
      refuses: { inner: mismatch },
      all: [inner, box, band, other],
    })
    expect(live).toEqual(['other'])
    expect(refused).toEqual([
      ['inner', reasons.changed],
      ['band', innerRefused],
    ])
  })

  test('stops when Contentful does not answer, and lists the items that it did not try', async () => {
    const order = [item('one'), item('two'), item('three')]
    const { calls, live, refused, isStopped } = await release(order, {
      refuses: { two: new TypeError('Failed to fetch') },
    })
    expect({ calls, live, isStopped }).toEqual({ calls: ['one', 'two'], live: ['one'], isStopped: true })
    expect(refused).toEqual([
      ['two', reasons.silent],
      ['three', notTried],
    ])
  })

  test('an item whose answer got lost counts as published when it is live', async () => {
    const { live, refused } = await release([item('one'), item('two')], {
      refuses: { one: new TypeError('Failed to fetch') },
      live: ['one'],
    })
    expect({ live, refused }).toEqual({ live: ['one', 'two'], refused: [] })
  })
})

test('reports the remaining items after each item, for a dialog that is closed meanwhile', async () => {
  const [one, two, three] = [item('one'), item('two'), item('three')]
  const { publisher } = contentful({ refuses: { two: mismatch } })
  const left: string[][] = []
  await publishAll([one, two, three], {
    items: itemMap(one, two, three),
    publisher,
    onProgress: (_, { refused }) => left.push(refused.map(({ item: { id }, reason }) => `${id}: ${reason}`)),
  })
  expect(left).toEqual([
    [`two: ${notTried}`, `three: ${notTried}`],
    [`two: ${reasons.changed}`, `three: ${notTried}`],
    [`two: ${reasons.changed}`],
  ])
})

describe('bulk actions', () => {
  test('publish five and more neighbors of a space at once', async () => {
    const away = item('away', [], { space: 'events' })
    const { calls, live } = await release([...chain(5), away], { bulk: async () => {} })
    expect(calls).toEqual(['b0+b1+b2+b3+b4', 'away'])
    expect(live).toHaveLength(6)
  })

  test('take at most 200 items', async () => {
    const { calls } = await release(chain(203), { bulk: async () => {} })
    expect(calls.map((call) => call.split('+').length)).toEqual([200, 1, 1, 1])
  })

  test('that a plan does not have are tried once; single requests do the rest', async () => {
    const { calls, live } = await release(chain(206), {})
    expect(calls.filter((call) => call.includes('+'))).toHaveLength(1)
    expect(live).toHaveLength(206)
  })

  test('that fail are followed by single requests, for what they did not publish', async () => {
    const { calls, live, refused } = await release(chain(5), {
      bulk: () => Promise.reject({ status: 422 }),
      live: ['b0'],
      refuses: { b3: { status: 422 } },
    })
    expect(calls.slice(1)).toEqual(['b1', 'b2', 'b3', 'b4'])
    expect(live).toEqual(['b0', 'b1', 'b2', 'b4'])
    expect(refused).toEqual([['b3', reasons.invalid]])
  })
})
