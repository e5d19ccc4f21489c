/** `order[0]`, `order[]`, `fields.n[in][2]`: a value of a list. */
const listKey = /^(.+)\[(\d*)\]$/

/**
 * Joins list values with commas, by position. Of other repeated parameters, the last counts. Other brackets belong to
 * the key: `fields.n[in]`.
 */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {}
  const lists = new Map<string, string[]>()
  for (const [key, value] of new URLSearchParams(text)) {
    const [, name, position] = listKey.exec(key) ?? []
    if (name === undefined) {
      query[key] = value
      continue
    }
    const list = lists.get(name) ?? []
    lists.set(name, list)
    list[position === '' ? list.length : Number(position)] = value
  }
  for (const [name, values] of lists) query[name] = Object.values(values).join(',')
  return query
}
