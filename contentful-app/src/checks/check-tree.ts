import { isHiddenBlock } from '@association/content/define/hidden-block.ts'
import {
  type Content,
  type Context,
  checkEntry,
  checkLinks,
  checkTree,
  type File,
  type Finding,
  type FoundLink,
  fileOf,
  isSubject,
  linksIn,
  type Subject,
  type Target,
  targetOf,
  treeOf,
} from '@association/content/rules'
import type { AssetProps, EntryProps } from 'contentful-management'
import type { OpenEntry } from '../entry/open-entry.ts'

/** Entries and assets by id; what does not exist is left out. */
export type Load = {
  entries(ids: readonly string[]): Promise<readonly EntryProps[]>
  assets(ids: readonly string[]): Promise<readonly AssetProps[]>
}

/** One level more than a page shows, so that the links of the last one can be judged. */
const limits = { depth: 11, entries: 2000 }

/** An entry and everything it leads to. `isCut` is true when the limit of entries was reached. */
export type Loaded = { content: Content; below: readonly Subject[]; isCut: boolean }

/** The open entry with its typed values. No rule needs its own publication status. */
export const subjectOf = ({ space, id, type, values }: OpenEntry): Subject => ({
  ...{ space, id, type },
  values: values(),
  status: 'unknown',
})

/**
 * Loads what an entry links to, and what that links to: a level in one request. The root is not loaded; its values
 * change with every keystroke.
 */
export async function loadTree(
  root: Subject,
  { load, locale }: { load: Load; locale: string },
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
    // Only whose links were followed can be judged by them.
    if (depth > 0) below.push(...level)
    // Visitors get nothing of a hidden block, so its content is not checked before it is shown again.
    level = targets
      .filter(isSubject)
      .filter((target) => target.status !== 'archived' && !isHiddenBlock(target))
  }
  return { content: { entries, files }, below, isCut: entries.size >= limits.entries && level.length > 0 }
}

/** The same object for the same version of an entry, so that its checks are kept. */
const known = new WeakMap<EntryProps, Target>()

function knownTarget(entry: EntryProps, place: Parameters<typeof targetOf>[1]): Target {
  const target = known.get(entry) ?? targetOf(entry, place)
  known.set(entry, target)
  return target
}

const loadAll = (wanted: { entries: readonly string[]; assets: readonly string[] }, load: Load) =>
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

/** What the rules say of the entries below, each by itself. It takes parsers, so not with every keystroke. */
export async function checkBelow({ content, below }: Loaded, context?: Context): Promise<Finding[]> {
  const entries = await Promise.all(below.map((subject) => checkEntry(subject, context)))
  return [...entries.flat(), ...below.flatMap((subject) => checkLinks(subject, content))]
}

/** The findings of all that is below, those of the entry's own links, and how all of it reads together, in its order. */
export function checkWhole(root: Subject, { content }: Loaded, below: readonly Finding[]): Finding[] {
  const ids = new Set(treeOf(root, content).moments.map(({ subject }) => subject.id))
  const places = new Map([...ids].map((id, place) => [id, place]))
  const placeOf = ({ entry }: Finding) => places.get(entry) ?? places.size
  return [...checkLinks(root, content), ...below, ...checkTree(root, content)].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  )
}
