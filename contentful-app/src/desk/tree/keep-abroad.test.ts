import { contentTypeFor } from '@association/content/content-types'
import type { Subject } from '@association/content/rules'
import type { AssetProps, EntryProps } from 'contentful-management'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listeners } from '../../base/listeners.ts'
import { linkTo } from '../../contentful/link-list.ts'
import { keepAbroad } from './keep-abroad.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const foreign = (id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/ev/entries/${id}`,
  },
})
const section = (id: string, elements: unknown[], version = 1) =>
  ({
    sys: { id, version, contentType: { sys: { id: 'section' } } },
    fields: { elements: { 'en-US': elements } },
  }) as unknown as EntryProps

function start(links: unknown[], events: readonly EntryProps[]) {
  const requests: string[] = []
  const told = listeners<void>()
  let [elements, isDown] = [links, false]
  const type = contentTypeFor('section')
  if (!type) throw new Error('There is no section.')
  const root = (): Subject => ({
    space: 'association',
    id: 'root',
    type,
    values: { elements },
    status: 'draft',
  })
  const kept = keepAbroad({
    ...{ root, locale: 'en-US', spaceIds: { association: 'as', events: 'ev' }, now: () => Date.now() },
    tree: {
      ...{ stored: () => undefined, subscribe: told.add },
      state: () => ({
        ...{ phase: 'known', isCut: false, gaps: [] },
        content: { entries: new Map(), files: new Map() },
      }),
    },
    load: (space) => ({
      assets: async (): Promise<AssetProps[]> => [],
      async entries(ids) {
        requests.push(`${space}: ${ids.join(' ')}`)
        if (isDown) throw new Error('down')
        return space === 'events' ? events.filter(({ sys }) => ids.includes(sys.id)) : []
      },
    }),
  })
  const set = (next: unknown[]) => {
    elements = next
    told.tell()
  }
  const ids = () => [...(kept.state()?.contents.events.entries.keys() ?? [])]
  const setDown = (next: boolean) => {
    isDown = next
  }
  return { kept, requests, set, ids, setDown }
}
const rest = (ms = 2000) => vi.advanceTimersByTimeAsync(ms)

test('a page without links into the other space requests nothing', async () => {
  const { kept, requests } = start([], [])
  await rest()
  expect([requests, kept.state()?.contents.events.entries.size]).toEqual([[], 0])
  kept.close()
})

test('loads linked entries of the other space once, and later only new ones', async () => {
  const events = [section('talk', [linkTo('Entry', 'hall')]), section('hall', []), section('fee', [])]
  const { kept, requests, set, ids } = start([foreign('talk')], events)
  await rest()
  expect([requests, ids()]).toEqual([
    ['events: talk', 'events: hall'],
    ['talk', 'hall'],
  ])
  set([foreign('talk'), foreign('fee')])
  await rest()
  expect([requests.slice(2), ids()]).toEqual([['events: fee'], ['talk', 'fee', 'hall']])
  kept.close()
})

test('takes newer versions without a request, and reads everything again on request', async () => {
  const { kept, requests } = start([foreign('talk')], [section('talk', [])])
  await rest()
  kept.receive({ entries: [section('talk', [], 5), section('elsewhere', [])] })
  await rest()
  expect([kept.state()?.contents.events.entries.get('talk')?.version, requests.length]).toEqual([5, 1])
  expect(kept.entry('elsewhere')).toBeUndefined()
  kept.again()
  await rest()
  expect(requests).toHaveLength(2)
  kept.close()
})

test('after a failure, typing does not request the other space at once', async () => {
  const { kept, requests, set, ids, setDown } = start([foreign('talk')], [section('talk', [])])
  setDown(true)
  await rest()
  for (const _ of [1, 2, 3]) {
    set([foreign('talk')])
    await rest()
  }
  expect(requests).toHaveLength(1)
  setDown(false)
  await rest(30_000)
  set([foreign('talk')])
  await rest()
  expect(ids()).toEqual(['talk'])
  kept.close()
})
