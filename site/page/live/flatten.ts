import type { Space } from '@association/content'
import { isWireAsset, isWireEntry } from '@association/content/wire'
import { type Draft, keyOf, linkTo, type Ref, replaceWithin, type SpaceIds, spaceFor } from './links.ts'

/**
 * Takes a resolved tree apart into its entries and assets, whose links are links again. Contentful's live preview
 * pane answers with such trees; they may contain themselves.
 */
export function flatten(tree: unknown, home: Space, ids: SpaceIds): [Ref, Draft][] {
  const found = new Map<string, [Ref, Draft]>()

  function visit(value: unknown, parent: Space): Ref | undefined {
    if (!isWireEntry(value) && !isWireAsset(value)) return undefined
    const sys: { id: string; type?: unknown; space?: { sys: { id: string } } } = value.sys
    const linkType = sys.type === 'Asset' ? 'Asset' : 'Entry'
    const ref: Ref = { space: spaceFor(ids, sys.space?.sys.id) ?? parent, linkType, id: sys.id }
    if (found.has(keyOf(ref))) return ref
    const draft: Draft = { sys: value.sys, fields: {} }
    found.set(keyOf(ref), [ref, draft]) // before its fields, because content may point back at itself
    draft.fields = unresolved(value.fields, ref.space)
    return ref
  }

  const unresolved = (fields: object = {}, space: Space) =>
    Object.fromEntries(
      Object.entries(fields).map(([id, field]) => [
        id,
        replaceWithin(field, (item) => {
          const target = visit(item, space)
          return target && linkTo(target, space, ids)
        }),
      ]),
    )

  visit(tree, home)
  return [...found.values()]
}
