import { isSameValue } from '@association/content/preview/same-value.ts'
import type { WireEntry } from '@association/content/wire'
import type { Delivered } from '@association/services/contentful/delivered.ts'
import { changesIn } from './changes-in.ts'
import { linkIndex } from './link-index.ts'
import { type Draft, keyOf, type Ref, type SpaceIds, targetsIn } from './links.ts'
import { type Item, resolvedTrees } from './resolved-trees.ts'
import { slimSys } from './slim-sys.ts'

type Fields = Item['fields']

/**
 * The content of a preview while it is edited. It is kept flat, with links as links, so that a change touches one
 * entry; the tree that readers want is made on demand, and anew only along the path from the root to the change.
 */
export function contentGraph(delivered: Delivered, ids: SpaceIds) {
  const root: Ref = { space: delivered.space, linkType: 'Entry', id: delivered.root }
  const items = new Map<string, Item>()
  const unsaved = new Map<string, Fields>()
  const links = linkIndex()
  const trees = resolvedTrees(items, ids)
  const slim = slimSys()

  /** Answers whether this changed anything. Unsaved values win over whatever is delivered. */
  function set(ref: Ref, draft: Draft): boolean {
    const key = keyOf(ref)
    const next = withoutEmpty({ ...draft.fields, ...unsaved.get(key) })
    if (isSameValue(next, items.get(key)?.fields)) return false
    items.set(key, { sys: slim(draft), fields: next })
    links.set(ref, targetsIn(next, ref.space, ids))
    trees.forget(links.leadingTo(ref))
    return true
  }

  const setAll = (drafts: readonly (readonly [Ref, Draft])[]) =>
    drafts.map(([ref, draft]) => set(ref, draft)).includes(true)

  function known(ref: Ref) {
    const [item, tree] = [items.get(keyOf(ref)), trees.resolve(ref)]
    return item && tree && { item, tree }
  }

  setAll(draftsIn(delivered))
  return {
    rootRef: root,
    /** The previewed entry with its links resolved. What did not change is the same object as at the last call. */
    root: () => trees.resolve(root) as WireEntry | undefined,
    /** Takes values that were not saved yet; `undefined` empties a field. Answers whether this changed anything. */
    patch(ref: Ref, fields: Fields): boolean {
      unsaved.set(keyOf(ref), { ...unsaved.get(keyOf(ref)), ...fields })
      const item = items.get(keyOf(ref))
      return item ? set(ref, item) : false
    },
    /** Takes what the Preview API delivered. */
    add: (more: Delivered) => setAll(draftsIn(more)),
    /** Takes a tree whose links are resolved, as Contentful's editor sends it. */
    addTree: (tree: unknown) => setAll(changesIn(tree, { home: root.space, ids, known })),
    /** An entry or file as it is now, its links as links. */
    item: (ref: Ref): Item | undefined => items.get(keyOf(ref)),
    /** The entries that the root shows, itself first. */
    entries: (): WireEntry[] =>
      links.from(root).flatMap((ref) => (ref.linkType === 'Entry' ? (trees.resolve(ref) ?? []) : [])),
    /** The entries and files that the root shows, each with its links as links. */
    flat: (): (readonly [Ref, Item])[] =>
      links.from(root).flatMap((ref) => {
        const item = items.get(keyOf(ref))
        return item ? [[ref, item] as const] : []
      }),
    /** Keys of the shown entries and assets that another person may change; the editor sends the values of its own entry. */
    watched: () =>
      links
        .from(root)
        .map(keyOf)
        .filter((key) => !unsaved.has(key)),
    /** What the root leads to but nobody delivered. */
    missing: () => links.from(root).filter((ref) => !items.has(keyOf(ref))),
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

const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
