import { isHiddenBlock } from '@association/content/define/hidden-block.ts'
import {
  type Content,
  type File,
  type FoundLink,
  fileOf,
  isSubject,
  linksIn,
  type Subject,
  type Target,
  targetOf,
} from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import type { ContentLoader } from './load-content.ts'

/** One level deeper than the site renders, so that the links of the last level can be checked. */
const limits = { depth: 11, entries: 2000 }

/** `isCut` is true if the limit of entries was reached. */
export type Loaded = { content: Content; below: readonly Subject[]; isCut: boolean }

/** Loads each level in one request, but not the root, whose values change with every keystroke. */
export async function loadTree(
  root: Subject,
  { load, locale }: { load: ContentLoader; locale: string },
): Promise<Loaded> {
  const { space } = root
  const entries = new Map<string, Target>([[root.id, { ...root, typeName: root.type.name }]])
  const files = new Map<string, File>()
  const below: Subject[] = []
  let level: readonly Subject[] = [root]
  for (let depth = 0; depth < limits.depth && level.length > 0 && entries.size < limits.entries; depth += 1) {
    const links = level.flatMap(({ values }) => linksIn(Object.values(values)))
    const wanted = { entries: unknown(links, 'Entry', entries), assets: unknown(links, 'Asset', files) }
    const [found, shown] = await loadAll(wanted, load)
    const targets = found.map((entry) => knownTarget(entry, { space, locale }))
    for (const target of targets) entries.set(target.id, target)
    for (const asset of shown) files.set(asset.sys.id, fileOf(asset, locale))
    // Rules can only check an entry whose links were followed.
    if (depth > 0) below.push(...level)
    // Visitors do not get hidden blocks, so their content is not checked.
    level = targets
      .filter(isSubject)
      .filter((target) => target.status !== 'archived' && !isHiddenBlock(target))
  }
  return { content: { entries, files }, below, isCut: entries.size >= limits.entries && level.length > 0 }
}

/** One object per version of an entry keeps its checks cached. */
const known = new WeakMap<EntryProps, Target>()

function knownTarget(entry: EntryProps, place: Parameters<typeof targetOf>[1]): Target {
  const target = known.get(entry) ?? targetOf(entry, place)
  known.set(entry, target)
  return target
}

const loadAll = (wanted: { entries: readonly string[]; assets: readonly string[] }, load: ContentLoader) =>
  Promise.all([
    wanted.entries.length > 0 ? load.entries(wanted.entries) : [],
    wanted.assets.length > 0 ? load.assets(wanted.assets) : [],
  ])

const unknown = (
  links: readonly FoundLink[],
  linkType: FoundLink['linkType'],
  known: ReadonlyMap<string, unknown>,
) => [
  ...new Set(links.filter((link) => link.linkType === linkType && !known.has(link.id)).map(({ id }) => id)),
]
