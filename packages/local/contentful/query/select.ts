type SelectedPart = Record<string, unknown>

/** Paths such as `sys`, `fields.title` or `sys.contentType.sys.id`. */
export function selected<T extends object>(entity: T, paths: readonly string[][] | undefined): T {
  if (!paths) return entity
  const kept: SelectedPart = {}
  for (const path of paths) keep(kept, entity as SelectedPart, path)
  // The caller asked for fewer properties.
  return kept as T
}

/** A selected parent stays whole; a parent without the selected property stays empty. */
function keep(kept: SelectedPart, source: SelectedPart, [key = '', ...rest]: readonly string[]) {
  const value = source[key]
  if (value === undefined || kept[key] === value) return
  if (rest.length === 0 || typeof value !== 'object' || value === null) {
    kept[key] = value
    return
  }
  const part = { ...(kept[key] as SelectedPart | undefined) }
  kept[key] = part
  keep(part, value as SelectedPart, rest)
}
