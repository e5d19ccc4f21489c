import type { ContentLoader } from '../../contentful/load-content.ts'
import type { LoadedBelow } from './load-below.ts'

/** Reads each entry and file once, even if it does not exist. */
export type Remembering = ContentLoader & {
  entry(id: string): Loaded<'entries'> | undefined
  asset(id: string): Loaded<'assets'> | undefined
  receive(newer: { entries?: readonly Loaded<'entries'>[]; assets?: readonly Loaded<'assets'>[] }): void
  seed(read: { entries: readonly Loaded<'entries'>[]; assets: readonly Loaded<'assets'>[] }): void
  remove(ids: readonly string[]): void
  known(): LoadedBelow
  forget(): void
}

type Loaded<Kind extends keyof ContentLoader> = Awaited<ReturnType<ContentLoader[Kind]>>[number]

export function remembering(load: ContentLoader): Remembering {
  const entries = new Map<string, Loaded<'entries'> | undefined>()
  const assets = new Map<string, Loaded<'assets'> | undefined>()
  return {
    entries: (ids) => through(entries, ids, load.entries),
    assets: (ids) => through(assets, ids, load.assets),
    entry: (id) => entries.get(id),
    asset: (id) => assets.get(id),
    receive(newer) {
      for (const entry of newer.entries ?? []) if (entries.has(entry.sys.id)) entries.set(entry.sys.id, entry)
      for (const asset of newer.assets ?? []) if (assets.has(asset.sys.id)) assets.set(asset.sys.id, asset)
    },
    remove(ids) {
      for (const id of ids) entries.set(id, undefined)
    },
    seed(read) {
      for (const entry of read.entries) entries.set(entry.sys.id, entry)
      for (const asset of read.assets) assets.set(asset.sys.id, asset)
    },
    known: () => ({
      entries: existing(entries),
      assets: existing(assets),
      missing: new Set([...entries].flatMap(([id, entry]) => (entry ? [] : [id]))),
    }),
    forget() {
      entries.clear()
      assets.clear()
    },
  }
}

const existing = <T>(all: ReadonlyMap<string, T | undefined>): Map<string, T> =>
  new Map([...all].flatMap(([id, each]) => (each ? [[id, each] as const] : [])))

async function through<T extends { sys: { id: string } }>(
  known: Map<string, T | undefined>,
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const unknown = ids.filter((id) => !known.has(id))
  const found = unknown.length > 0 ? await load(unknown) : []
  for (const id of unknown) known.set(id, undefined)
  for (const each of found) known.set(each.sys.id, each)
  return ids.flatMap((id) => known.get(id) ?? [])
}
