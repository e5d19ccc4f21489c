import type { Space } from '@association/content'
import { isSameValue } from '@association/content/preview/same-value.ts'
import { isWireAsset, isWireEntry } from '@association/content/wire'
import { type Draft, keyOf, linkTo, type Ref, replaceWithin, type SpaceIds, spaceFor } from './links.ts'
import type { PreviewItem } from './resolved-trees.ts'

type FindKnown = (ref: Ref) => { item: PreviewItem; tree: PreviewItem } | undefined
type Options = { home: Space; ids: SpaceIds; known: FindKnown }

/** Contentful's pane sends its whole, possibly cyclic tree at every keystroke. */
export function changesIn(tree: unknown, { home, ids, known }: Options): [Ref, Draft][] {
  const changed: [Ref, Draft][] = []
  const seen = new Set<string>()

  function visit(value: unknown, parent: Space): Ref | undefined {
    if (!isWireEntry(value) && !isWireAsset(value)) return undefined
    const ref = refOf(value, parent, ids)
    if (seen.has(keyOf(ref))) return ref
    seen.add(keyOf(ref)) // before its fields: content can be cyclic
    const before = known(ref)
    const fields = fieldsOf(value, before, ref.space)
    if (!isSameValue(fields, before?.item.fields)) changed.push([ref, { sys: value.sys, fields }])
    return ref
  }

  /** Unchanged fields keep their identity. */
  const fieldsOf = ({ fields = {} }: Draft, before: ReturnType<FindKnown>, space: Space) =>
    Object.fromEntries(
      Object.entries(fields).map(([id, field]) => {
        const isSame = before !== undefined && isSameTree(field, before.tree.fields[id], space)
        return [id, isSame ? before.item.fields[id] : unresolved(field, space)]
      }),
    )

  function isSameTree(left: unknown, right: unknown, space: Space): boolean {
    const target = visit(left, space)
    if (!target) return isSameValue(left, right, (a, b) => isSameTree(a, b, space))
    const isNode = isWireEntry(right) || isWireAsset(right)
    return isNode && keyOf(target) === keyOf(refOf(right, space, ids))
  }

  const unresolved = (field: unknown, space: Space) =>
    replaceWithin(field, (part) => {
      const target = visit(part, space)
      return target && linkTo(target, space, ids)
    })

  visit(tree, home)
  return changed
}

/** A nested entry may omit its space, which is then its parent's. */
function refOf({ sys }: Draft, parent: Space, ids: SpaceIds): Ref {
  const { id, type, space }: { id: string; type?: unknown; space?: { sys: { id: string } } } = sys
  return { space: spaceFor(ids, space?.sys.id) ?? parent, linkType: type === 'Asset' ? 'Asset' : 'Entry', id }
}
