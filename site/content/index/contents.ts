import type { Space } from '@association/content'
import { timeOf } from '@association/content/derive/time-of.ts'
import type { ListedType } from '@association/content/lists/listed-types.ts'
import { type Delivered, type Scan, tagOf } from '@association/services/contentful'
import { type Item, isReleased, itemOf } from './item.ts'

type SpaceOf = (spaceId: string) => Space | undefined

/** A side is undefined while the entry is unpublished. */
export type IndexChange = { before: Item | undefined; after: Item | undefined }

/** Plain JSON, for a copy of the index. */
export type Saved = {
  roots: [Space, string][]
  parts: Delivered['parts']
  /** Times of changes inside an entry, by its tag. */
  changed: [string, number][]
}

/** Reads entries on first use and after changes. */
export function contents(spaceOf: SpaceOf, warn: (message: string) => void) {
  const parts: Delivered['parts'] = {}
  const items = new Map<string, Item>()
  let byPath: ItemsAt | undefined
  let linked: { all: Set<string>; assets: Set<string> } | undefined
  let version = 0
  const byType = new Map<ListedType, Item[]>()
  const warned = new Set<string>()
  /** Tags of a page's content, known once it was rendered. */
  const trees = new Map<string, readonly string[]>()
  const changedAt = new Map<string, number>()

  function warnOnce(message: string) {
    if (!warned.has(message)) warn(message)
    warned.add(message)
  }

  function place(space: Space, root: string) {
    const item = itemOf({ space, root, parts }, spaceOf)
    if (item) items.set(tagOf.item(space, root), item)
    else items.delete(tagOf.item(space, root))
  }

  /** Entries that link to a changed entry or asset change too. */
  function itemsWith(tags: readonly string[]): Item[] {
    const wanted = new Set(tags)
    return [...items.values()].filter((item) => item.tags.some((tag) => wanted.has(tag)))
  }

  function links() {
    linked ??= {
      all: new Set([...items.values()].flatMap(({ tags }) => tags)),
      assets: new Set([...items.values()].flatMap(({ assetTags }) => assetTags)),
    }
    return linked
  }

  function touched() {
    byPath = undefined
    linked = undefined
    byType.clear()
    version += 1
  }

  return {
    /** Removes items that were asked for but not found. */
    apply(space: Space, { roots, part }: Scan, asked: readonly string[] = []): IndexChange[] {
      const known = parts[space] ?? { entries: {}, assets: {} }
      parts[space] = known
      const tags = asked.map((id) => tagOf.item(space, id))
      const before = new Map(itemsWith(tags).map((item) => [tagOf.item(item.space, item.id), item]))
      Object.assign(known.entries, part.entries)
      Object.assign(known.assets, part.assets)
      for (const id of asked.filter((each) => !(each in part.entries) && !(each in part.assets))) {
        items.delete(tagOf.item(space, id))
        delete known.entries[id]
        delete known.assets[id]
      }
      for (const id of roots) place(space, id)
      for (const { space: home, id } of itemsWith(tags)) place(home, id)
      touched()
      const keys = new Set([...before.keys(), ...tags])
      return [...keys].map((key) => ({ before: before.get(key), after: items.get(key) }))
    },
    newIn: (space: Space, { roots, part }: Scan): string[] =>
      roots.filter((id) => {
        const item = items.get(tagOf.item(space, id))
        return item?.updatedAt !== timeOf(String(part.entries[id]?.sys.updatedAt))
      }),
    clear() {
      for (const space of Object.keys(parts) as Space[]) delete parts[space]
      items.clear()
      touched()
    },
    item: (space: Space, id: string): Item | undefined => items.get(tagOf.item(space, id)),
    contains(space: Space, id: string, tags: readonly string[]) {
      trees.set(tagOf.item(space, id), tags)
    },
    noteChange(tags: readonly string[], now: number) {
      const changed = new Set(tags)
      for (const [key, tree] of trees) if (tree.some((tag) => changed.has(tag))) changedAt.set(key, now)
      version += 1
    },
    /** Unix milliseconds, as far as this process knows. */
    changedAt: ({ space, id, updatedAt, releaseAt = 0 }: Item): number =>
      Math.max(updatedAt, releaseAt, changedAt.get(tagOf.item(space, id)) ?? 0),
    /** True if a change of this entry or asset changes the index: it is indexed, or linked by an indexed entry. */
    holds: (space: Space, id: string) => links().all.has(tagOf.item(space, id)),
    /** `path` is in `plainPath` form; the older of two released entries keeps it. `now` is in Unix milliseconds. */
    at: (path: string, now = Number.POSITIVE_INFINITY): Item | undefined => {
      byPath ??= pathsOf(items.values(), warnOnce)
      return shownOf(byPath.get(path), now)
    },
    of<Type extends ListedType>(type: Type): readonly Item<Type>[] {
      const known = byType.get(type)
      if (known) return known as readonly Item[] as readonly Item<Type>[]
      const found = [...items.values()].filter(({ entry }) => entry.type === type)
      byType.set(type, found)
      return found as readonly Item[] as readonly Item<Type>[]
    },
    isAsset: (space: Space, id: string) => links().assets.has(tagOf.item(space, id)),
    version: () => version,
    size: () => items.size,
    /** An ISO date. */
    newest(space: Space): string | undefined {
      let newest = 0
      for (const item of items.values()) if (item.space === space) newest = Math.max(newest, item.updatedAt)
      return newest === 0 ? undefined : new Date(newest).toISOString()
    },
    saved: (): Saved => ({
      roots: [...items.values()].map(({ space, id }): [Space, string] => [space, id]),
      parts,
      changed: [...changedAt],
    }),
    restoreChanges({ changed }: Pick<Saved, 'changed'>) {
      for (const [key, time] of changed) changedAt.set(key, Math.max(time, changedAt.get(key) ?? 0))
    },
    restore({ roots, parts: kept }: Saved) {
      Object.assign(parts, kept)
      for (const [space, id] of roots) place(space, id)
      touched()
    },
  }
}

/** The oldest entry comes first and keeps the path. */
type ItemsAt = ReadonlyMap<string, readonly Item[]>

function pathsOf(items: Iterable<Item>, warn: (message: string) => void): ItemsAt {
  const paths = new Map<string, Item[]>()
  for (const item of items) {
    if (item.path === undefined) continue
    const others = paths.get(item.path) ?? []
    if (others[0] && hasPage(item)) warn(samePath(item.path, item, others[0]))
    paths.set(item.path, [...others, item].toSorted(oldestFirst))
  }
  return paths
}

const shownOf = (items: readonly Item[] = [], now: number): Item | undefined =>
  items.find((item) => isReleased(item, now)) ?? items[0]

/** Assessments are only listed; many share a path. */
const hasPage = ({ entry }: Item) => entry.type !== 'product' || entry.fields.productType !== 'assessment'

const oldestFirst = (one: Item, other: Item) =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)

const samePath = (path: string, one: Item, other: Item) =>
  `Two entries have the path ${path}: ${[one, other].map(({ space, id }) => `${space}/${id}`).join(' and ')}. The older one is shown.`
