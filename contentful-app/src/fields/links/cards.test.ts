import type { AssetProps, EntryProps } from 'contentful-management'
import { expect, test } from 'vitest'
import { cards } from './cards.ts'

const quote = {
  sys: { id: 'q', version: 2, publishedVersion: 1, contentType: { sys: { id: 'quoteBlock' } } },
  fields: { internalName: { 'en-US': 'On trust' } },
} as unknown as EntryProps
const picture = {
  sys: { id: 'p', version: 1 },
  fields: {
    title: { 'en-US': 'Bee' },
    file: { 'en-US': { url: '//images/bee.png', contentType: 'image/png' } },
  },
} as unknown as AssetProps

function start() {
  const requests: string[][] = []
  const load = {
    entries: async (ids: readonly string[]) => {
      requests.push([...ids])
      return [quote].filter(({ sys }) => ids.includes(sys.id))
    },
    assets: async () => [picture],
  }
  return { requests, known: cards(load, 'en-US') }
}

test('loads all cards of one moment in one request, and no card twice', async () => {
  const { requests, known } = start()
  const [one, other] = await Promise.all([
    known.load({ linkType: 'Entry', id: 'q' }),
    known.load({ linkType: 'Entry', id: 'gone' }),
  ])
  await known.load({ linkType: 'Entry', id: 'q' })
  expect(requests).toEqual([['q', 'gone']])
  expect(one).toEqual({ title: 'On trust', type: 'Quote', icon: 'quote', status: 'published' })
  expect(other.status).toBe('missing')
})

test('a picture is shown small', async () => {
  expect(await start().known.load({ linkType: 'Asset', id: 'p' })).toEqual({
    ...{ title: 'Bee', type: 'image/png', status: 'draft' },
    picture: '//images/bee.png?w=96&h=72&fit=fill',
  })
})

test('requests every card again after a refresh', async () => {
  const { requests, known } = start()
  await known.load({ linkType: 'Entry', id: 'q' })
  known.refresh()
  await known.load({ linkType: 'Entry', id: 'q' })
  expect(requests).toHaveLength(2)
})
