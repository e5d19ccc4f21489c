import type { Load } from '../../checks/check-tree.ts'

/** Reads each entry and each file once, also one that does not exist. */
export type Remembering = Load & {
  entry(id: string): Stored<'entries'> | undefined
  asset(id: string): Stored<'assets'> | undefined
  /** Takes newer versions of entries and files that were read before. */
  receive(newer: { entries?: readonly Stored<'entries'>[]; assets?: readonly Stored<'assets'>[] }): void
  forget(): void
}

type Stored<Kind extends keyof Load> = Awaited<ReturnType<Load[Kind]>>[number]

export function remembering(load: Load): Remembering {
  const entries = new Map<string, Stored<'entries'> | undefined>()
  const assets = new Map<string, Stored<'assets'> | undefined>()
  return {
    entries: (ids) => through(entries, ids, load.entries),
    assets: (ids) => through(assets, ids, load.assets),
    entry: (id) => entries.get(id),
    asset: (id) => assets.get(id),
    receive(newer) {
      for (const entry of newer.entries ?? []) if (entries.has(entry.sys.id)) entries.set(entry.sys.id, entry)
      for (const asset of newer.assets ?? []) if (assets.has(asset.sys.id)) assets.set(asset.sys.id, asset)
    },
    forget() {
      entries.clear()
      assets.clear()
    },
  }
}

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
