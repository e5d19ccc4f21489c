import { type Draft, keyOf, linkTarget, type Ref, replaceWithin, type SpaceIds } from './links.ts'

/** Links are unresolved. */
export type PreviewItem = { sys: Draft['sys']; fields: Readonly<Record<string, unknown>> }

export function resolvedTrees(items: ReadonlyMap<string, PreviewItem>, ids: SpaceIds) {
  const trees = new Map<string, PreviewItem>()

  function resolve(ref: Ref): PreviewItem | undefined {
    const key = keyOf(ref)
    const known = trees.get(key)
    const item = items.get(key)
    if (known || !item) return known
    const fields: Record<string, unknown> = {}
    const tree = { sys: item.sys, fields }
    trees.set(key, tree) // before its fields: content can be cyclic
    for (const [id, value] of Object.entries(item.fields)) {
      fields[id] = replaceWithin(value, (part) => {
        const target = linkTarget(part, ref.space, ids)
        return target && (resolve(target) ?? part)
      })
    }
    return tree
  }

  return {
    resolve,
    forget(keys: Iterable<string>) {
      for (const key of keys) trees.delete(key)
    },
  }
}
