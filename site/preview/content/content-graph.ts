import { isSameValue } from '@association/content/preview/same-value.ts'
import type { WireEntry } from '@association/content/wire'
import type { Delivered } from '@association/services/contentful/delivered.ts'
import { changesIn } from './changes-in.ts'
import { type Draft, keyOf, type Ref, type SpaceIds, targetsIn } from './links.ts'
import { type PreviewItem, resolvedTrees } from './resolved-trees.ts'

type ItemFields = PreviewItem['fields']

/**
 * Stores a preview's entries and assets flat, so that a change touches one item and rebuilds only the trees above it.
 */
export function contentGraph(delivered: Delivered, ids: SpaceIds) {
  const root: Ref = { space: delivered.space, linkType: 'Entry', id: delivered.root }
  const items = new Map<string, PreviewItem>()
  const unsaved = new Map<string, ItemFields>()
  const links = linkIndex()
  const trees = resolvedTrees(items, ids)
  const slimSys = sysSlimmer()

  /** Returns true after a change. Unsaved values take precedence. */
  function set(ref: Ref, draft: Draft): boolean {
    const key = keyOf(ref)
    const next = withoutEmpty({ ...draft.fields, ...unsaved.get(key) })
    if (isSameValue(next, items.get(key)?.fields)) return false
    items.set(key, { sys: slimSys(draft), fields: next })
    links.set(ref, targetsIn(next, ref.space, ids))
    trees.forget(links.holdersOf(ref))
    return true
  }

  const setAll = (drafts: readonly (readonly [Ref, Draft])[]) =>
    drafts.map(([ref, draft]) => set(ref, draft)).includes(true)

  function itemWithTree(ref: Ref) {
    const [item, tree] = [items.get(keyOf(ref)), trees.resolve(ref)]
    return item && tree && { item, tree }
  }

  setAll(draftsIn(delivered))
  return {
    rootRef: root,
    root: () => trees.resolve(root) as WireEntry | undefined,
    /** `undefined` empties a field. */
    patch(ref: Ref, fields: ItemFields): boolean {
      unsaved.set(keyOf(ref), { ...unsaved.get(keyOf(ref)), ...fields })
      const item = items.get(keyOf(ref))
      return item ? set(ref, item) : false
    },
    add: (more: Delivered) => setAll(draftsIn(more)),
    addTree: (tree: unknown) => setAll(changesIn(tree, { home: root.space, ids, known: itemWithTree })),
    item: (ref: Ref): PreviewItem | undefined => items.get(keyOf(ref)),
    /** Returns resolved entries, the root first. */
    entries: (): WireEntry[] =>
      links
        .reachableFrom(root)
        .flatMap((ref) => (ref.linkType === 'Entry' ? (trees.resolve(ref) ?? []) : [])),
    /** Returns unresolved entries and assets, the root first. */
    flat: (): (readonly [Ref, PreviewItem])[] =>
      links.reachableFrom(root).flatMap((ref) => {
        const item = items.get(keyOf(ref))
        return item ? [[ref, item] as const] : []
      }),
    /** Keys of the reachable items without unsaved values, whose changes come from Contentful. */
    watched: () =>
      links
        .reachableFrom(root)
        .map(keyOf)
        .filter((key) => !unsaved.has(key)),
    missing: () => links.reachableFrom(root).filter((ref) => !items.has(keyOf(ref))),
  }
}

function draftsIn({ parts }: Delivered): [Ref, Draft][] {
  return Object.entries(parts).flatMap(([name, { entries, assets }]) => {
    const space = name as Ref['space'] // a key of `parts`
    const refs = (linkType: Ref['linkType'], drafts: Record<string, Draft>) =>
      Object.entries(drafts).map(([id, draft]): [Ref, Draft] => [{ space, linkType, id }, draft])
    return [...refs('Entry', entries), ...refs('Asset', assets)]
  })
}

const withoutEmpty = (fields: ItemFields): ItemFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function linkIndex() {
  const targets = new Map<string, readonly Ref[]>()
  const holders = new Map<string, Set<string>>()

  return {
    set(holder: Ref, links: readonly Ref[]) {
      const key = keyOf(holder)
      for (const target of targets.get(key) ?? []) holders.get(keyOf(target))?.delete(key)
      targets.set(key, links)
      for (const target of links.map(keyOf)) holders.set(target, (holders.get(target) ?? new Set()).add(key))
    },

    /** Includes the key of the ref itself. */
    holdersOf(ref: Ref): ReadonlySet<string> {
      const found = new Set([keyOf(ref)])
      // A loop over a set also visits keys that are added during the loop.
      for (const key of found) for (const holder of holders.get(key) ?? []) found.add(holder)
      return found
    },

    /** Returns the ref itself first. */
    reachableFrom(ref: Ref): readonly Ref[] {
      const found = new Map([[keyOf(ref), ref]])
      for (const key of found.keys())
        for (const target of targets.get(key) ?? []) found.set(keyOf(target), target)
      return [...found.values()]
    },
  }
}

/** Equal links share one object, which makes copying the page at every keystroke cheap. */
function sysSlimmer() {
  const shared = new Map<string, { sys: { type: string; linkType: string; id: string } }>()

  function sharedLink(linkType: string, id: string | undefined) {
    if (id === undefined) return undefined
    const key = `${linkType}/${id}`
    const link = shared.get(key) ?? { sys: { type: 'Link', linkType, id } }
    shared.set(key, link)
    return link
  }

  return ({ sys }: Draft): Draft['sys'] => {
    const { id, type, space, contentType }: LinkedSys = sys
    const kept = {
      id,
      type,
      space: sharedLink('Space', space?.sys.id),
      contentType: sharedLink('ContentType', contentType?.sys.id),
    }
    // JSON has no `undefined`.
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as Draft['sys']
  }
}

type LinkTarget = { sys: { id: string } }
type LinkedSys = { id: string; type?: unknown; space?: LinkTarget; contentType?: LinkTarget }
