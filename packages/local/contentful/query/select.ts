/** Keeps only what `select` names of an entity: `sys`, `fields.title`, `metadata.tags` … */
export function selected<T extends object>(entity: T, paths: readonly string[][] | undefined): T {
  if (!paths) return entity
  const source = entity as Record<string, Record<string, unknown>>
  const kept: Record<string, unknown> = {}
  for (const [root = '', key] of paths) {
    const part = source[root]
    if (part === undefined) continue
    if (key === undefined) kept[root] = part
    else kept[root] = { ...(kept[root] as object | undefined), ...(key in part ? { [key]: part[key] } : {}) }
  }
  // A selection has fewer parts than its type says: that is what the caller asked for.
  return kept as T
}
