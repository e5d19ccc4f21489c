import { keyOf, type SpaceClient, type Target, targetsIn } from '@association/services/management/index.ts'
import { byIds } from '../../content/export/by-ids.ts'
import type { EntryWish, SpaceWish } from '../wish/wish.ts'

/** Contentful would not publish entries with links to targets that exist nowhere. */
export async function withCuts(client: SpaceClient, wish: SpaceWish): Promise<SpaceWish> {
  const there = await heldIn(client, missingFrom(wish))
  const held = new Set([...keysOf(wish), ...there])
  const entries = wish.entries.map((entry) =>
    linksOf(entry).every((target) => held.has(keyOf(target))) ? entry : { ...entry, isCut: true },
  )
  return { ...wish, entries }
}

function missingFrom(wish: SpaceWish): Target[] {
  const held = new Set(keysOf(wish))
  const targets = new Map(wish.entries.flatMap(linksOf).map((target) => [keyOf(target), target]))
  return [...targets].filter(([key]) => !held.has(key)).map(([, target]) => target)
}

const linksOf = ({ fields, saved }: EntryWish) => targetsIn([fields, saved])

const keysOf = ({ entries, assets }: SpaceWish) => [
  ...entries.map(({ id }) => keyOf({ type: 'Entry', id })),
  ...assets.map(({ id }) => keyOf({ type: 'Asset', id })),
]

async function heldIn(client: SpaceClient, targets: readonly Target[]): Promise<string[]> {
  const idsOf = (type: Target['type']) => targets.filter((target) => target.type === type).map(({ id }) => id)
  const select = 'sys.id'
  const [entries, assets] = await Promise.all([
    byIds(idsOf('Entry'), (query) => client.entry.getMany({ query: { ...query, select } })),
    byIds(idsOf('Asset'), (query) => client.asset.getMany({ query: { ...query, select } })),
  ])
  return [
    ...entries.map(({ sys }) => keyOf({ type: 'Entry', id: sys.id })),
    ...assets.map(({ sys }) => keyOf({ type: 'Asset', id: sys.id })),
  ]
}
