import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo, scope, startSpace } from '../../testing/space.ts'
import { usedIn } from './shown-entry.tsx'

let space: Awaited<ReturnType<typeof startSpace>>
beforeAll(async () => {
  space = await startSpace()
  await space.create('quote', 'quote', { name: 'Quote' })
  await space.create('inner', 'list', { items: [linkTo('quote')] })
  await space.create('far', 'page', { items: [linkTo('inner')] })
  await space.create('near', 'page', { items: [linkTo('quote')] })
  await space.create('round', 'list', { items: [linkTo('round'), linkTo('quote')] })
  await space.create('menu', 'page', { items: [linkTo('near')] })
})
afterAll(() => space.close())

const idsOf = async (id: string) => (await usedIn(space.clients, scope, id)).map(({ sys }) => sys.id)

test('finds the pages of a block, the nearest first', async () => {
  expect(await idsOf('quote')).toEqual(['near', 'far'])
})

test('a page that no other page links to is used in nothing', async () => {
  expect(await idsOf('menu')).toEqual([])
})
