import { linksIn } from '@association/content/rules'
import type { AssetProps, EntryProps } from 'contentful-management'
import type { ContentLoader } from '../../contentful/load-content.ts'

/** The depth is that of `loadTree`. */
const treeLimits = { depth: 11, blocks: 2000 } as const

export type LoadedBelow = {
  entries: Map<string, EntryProps>
  assets: Map<string, AssetProps>
  /** These linked entries do not exist and are not requested again. */
  missing: Set<string>
}

export const nothingKnown = (): LoadedBelow => ({ entries: new Map(), assets: new Map(), missing: new Set() })

export const sizeOf = ({ entries, assets, missing }: LoadedBelow) => entries.size + assets.size + missing.size

type Options = {
  load: ContentLoader
  /** Returns typed values, or else stored values. */
  valuesOf(id: string): Readonly<Record<string, unknown>>
}

/** Adds unread content to `known`, one request a level. Resolves to true at the limit of entries. */
export async function loadBelow(
  root: string,
  known: LoadedBelow,
  { load, valuesOf }: Options,
): Promise<boolean> {
  const visited = new Set([root])
  let level: readonly string[] = [root]
  for (let depth = 0; depth <= treeLimits.depth && level.length > 0; depth += 1) {
    const links = level.flatMap((id) => linksIn(Object.values(valuesOf(id))))
    const wanted = (type: 'Entry' | 'Asset') => [
      ...new Set(links.filter(({ linkType }) => linkType === type).map(({ id }) => id)),
    ]
    const entries = wanted('Entry').filter((id) => !visited.has(id))
    const room = treeLimits.blocks - visited.size
    const next = entries.slice(0, Math.max(room, 0))
    await Promise.all([
      loadInto(
        known.entries,
        next.filter((id) => !known.missing.has(id)),
        load.entries,
      ),
      loadInto(known.assets, wanted('Asset'), load.assets),
    ])
    for (const id of next) {
      visited.add(id)
      if (!known.entries.has(id)) known.missing.add(id)
    }
    if (next.length < entries.length) return true
    level = next
  }
  return false
}

async function loadInto<T extends { sys: { id: string } }>(
  known: Map<string, T>,
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly T[]>,
) {
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length === 0) return
  for (const found of await load(unknown)) known.set(found.sys.id, found)
}
