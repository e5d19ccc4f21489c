import type { Space } from '@association/content'
import { timeOf } from '@association/content/derive/time-of.ts'
import type { ListedType } from '@association/content/lists/listed-types.ts'
import { type Delivered, type Scan, tagOf } from '@association/services/contentful'
import { type Item, itemOf } from './item.ts'
import { type ItemsAt, pathsOf, shownOf } from './paths-of.ts'

type SpaceOf = (spaceId: string) => Space | undefined

/** An entry of the index before and after a change of the content; undefined where it was or is not published. */
export type Change = { before: Item | undefined; after: Item | undefined }

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
  let byPath: ItemsAt | undefined
  let linked: { all: Set<string>; assets: Set<string> } | undefined
  let version = 0
  const byType = new Map<ListedType, Item[]>()
  const warned = new Set<string>()
  /** The tags of all content of an entry's page, by the tag of the entry; known once the page was rendered. */
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

  /** What links to a changed entry or asset shows it. */
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
    /** Adds what a scan found, and takes out what it was asked for and did not find. Returns what became another. */
    apply(space: Space, { roots, part }: Scan, asked: readonly string[] = []): Change[] {
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
    /** The entries of a scan that are not known as they are. */
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
    /** Remembers what the page of an entry contains. */
    contains(space: Space, id: string, tags: readonly string[]) {
      trees.set(tagOf.item(space, id), tags)
    },
    /** Notes that the pages with this content changed at a time in milliseconds. */
    noteChange(tags: readonly string[], now: number) {
      const changed = new Set(tags)
      for (const [key, tree] of trees) if (tree.some((tag) => changed.has(tag))) changedAt.set(key, now)
      version += 1
    },
    /** Milliseconds: when the page of an entry last changed, as far as this process can tell. */
    changedAt: ({ space, id, updatedAt, releaseAt = 0 }: Item): number =>
      Math.max(updatedAt, releaseAt, changedAt.get(tagOf.item(space, id)) ?? 0),
    /** Whether a change of this entry or asset changes what the index shows: it is in it, or something links to it. */
    holds: (space: Space, id: string) => links().all.has(tagOf.item(space, id)),
    /**
     * The entry whose page has a path, as `plainPath` writes it. Of two that visitors see at a time in milliseconds, the
     * older keeps the path.
     */
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
    /** Another number for each state. */
    version: () => version,
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
