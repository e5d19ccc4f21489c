import type { Space } from '@association/content'
import type { ListedType } from '@association/content/lists/listed-types.ts'
import { type Delivered, type Scan, tagOf } from '@association/services/contentful'
import { type Item, itemOf } from './item.ts'

type SpaceOf = (spaceId: string) => Space | undefined

/** Plain JSON: what a copy of the index holds. */
export type Saved = {
  roots: [Space, string][]
  parts: Delivered['parts']
  /** When something inside an entry changed, by the tag of the entry. */
  changed: [string, number][]
}

/**
 * All listed entries of both spaces, by id, type and path. An entry is read when it is first asked for, and again
 * after it or something it links to changed.
 */
export function contents(spaceOf: SpaceOf, warn: (message: string) => void) {
  const parts: Delivered['parts'] = {}
  const items = new Map<string, Item>()
  let byPath: Map<string, Item> | undefined
  const byType = new Map<ListedType, Item[]>()
  const warned = new Set<string>()
  /** The tags of all content of an entry's page, by the tag of the entry; known once the page was rendered. */
  const trees = new Map<string, readonly string[]>()
  const changedAt = new Map<string, number>()

  function paths() {
    byPath ??= pathsOf(items.values(), warnOnce)
    return byPath
  }

  function warnOnce(message: string) {
    if (!warned.has(message)) warn(message)
    warned.add(message)
  }

  function place(space: Space, root: string) {
    const item = itemOf({ space, root, parts }, spaceOf)
    if (item) items.set(tagOf.item(space, root), item)
    else items.delete(tagOf.item(space, root))
  }

  /** What links to a changed entry or asset shows it. */
  function placeWhatLinksTo(tags: readonly string[]) {
    const changed = new Set(tags)
    for (const { space, id, tags: own } of [...items.values()])
      if (own.some((tag) => changed.has(tag))) place(space, id)
  }

  function touched() {
    byPath = undefined
    byType.clear()
  }

  return {
    /** Adds what a scan found, and takes out what it was asked for and did not find. */
    apply(space: Space, { roots, part }: Scan, asked: readonly string[] = []) {
      const known = parts[space] ?? { entries: {}, assets: {} }
      parts[space] = known
      Object.assign(known.entries, part.entries)
      Object.assign(known.assets, part.assets)
      const isGone = (id: string) => !(id in part.entries) && !(id in part.assets)
      for (const id of asked.filter(isGone)) {
        items.delete(tagOf.item(space, id))
        delete known.entries[id]
        delete known.assets[id]
      }
      for (const id of roots) place(space, id)
      placeWhatLinksTo(asked.map((id) => tagOf.item(space, id)))
      touched()
    },
    clear() {
      for (const space of Object.keys(parts) as Space[]) delete parts[space]
      items.clear()
      touched()
    },
    item: (space: Space, id: string): Item | undefined => items.get(tagOf.item(space, id)),
    /** Remembers what the page of an entry contains. */
    contains(space: Space, id: string, tags: readonly string[]) {
      trees.set(tagOf.item(space, id), tags)
    },
    /** Notes that the pages with this content changed at a time in milliseconds. */
    noteChange(tags: readonly string[], now: number) {
      const changed = new Set(tags)
      for (const [key, tree] of trees) if (tree.some((tag) => changed.has(tag))) changedAt.set(key, now)
    },
    /** Milliseconds: when the page of an entry last changed, as far as this process can tell. */
    changedAt: ({ space, id, updatedAt, releaseAt = 0 }: Item): number =>
      Math.max(updatedAt, releaseAt, changedAt.get(tagOf.item(space, id)) ?? 0),
    /** Whether a change of this entry or asset changes what the index shows. */
    holds: (space: Space, id: string) =>
      items.has(tagOf.item(space, id)) ||
      id in (parts[space]?.entries ?? {}) ||
      id in (parts[space]?.assets ?? {}),
    /** The entry whose page has a path, as `plainPath` writes it. Of two, the older keeps the path. */
    at: (path: string): Item | undefined => paths().get(path),
    of<Type extends ListedType>(type: Type): readonly Item<Type>[] {
      const known = byType.get(type)
      if (known) return known as readonly Item[] as readonly Item<Type>[]
      const found = [...items.values()].filter(({ entry }) => entry.type === type)
      byType.set(type, found)
      return found as readonly Item[] as readonly Item<Type>[]
    },
    isAsset: (space: Space, id: string) => id in (parts[space]?.assets ?? {}),
    size: () => items.size,
    /** When the newest entry of a space was saved, as an ISO date. */
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

function pathsOf(items: Iterable<Item>, warn: (message: string) => void) {
  const paths = new Map<string, Item>()
  for (const item of items) {
    if (item.path === undefined) continue
    const other = paths.get(item.path)
    if (other && isListed(item)) warn(twice(item.path, item, other))
    if (!other || isOlder(item, other)) paths.set(item.path, item)
  }
  return paths
}

/** Assessments have their place in a list and no page: many share its path. */
const isListed = ({ entry }: Item) => entry.type !== 'product' || entry.fields.productType !== 'assessment'

const isOlder = (one: Item, other: Item) =>
  one.createdAt - other.createdAt < 0 || (one.createdAt === other.createdAt && one.id < other.id)

const twice = (path: string, one: Item, other: Item) =>
  `Two entries have the path ${path}: ${[one, other].map(({ space, id }) => `${space}/${id}`).join(' and ')}. The older one is shown.`
