/** The order of the fields after a change; `before` and `after` are those of the change, `live` that of the space. */
export function mergeOrder({ live, before, after }: Orders): string[] {
  if (before && isSameOrder(before, after)) return withOthers(live, after)
  return withOthers(after, live)
}

type Orders = { live: readonly string[]; before?: readonly string[]; after: readonly string[] }

/** Do the fields that stay, stay in their order? */
const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.filter((id) => other.includes(id)).join() === other.filter((id) => one.includes(id)).join()

/** The ids with those of the other list that they lack, each behind what it follows there. */
function withOthers(ids: readonly string[], others: readonly string[]): string[] {
  let order = [...ids]
  for (const [index, id] of others.entries()) {
    if (order.includes(id)) continue
    const neighbour = others.slice(0, index).findLast((other) => order.includes(other))
    order = order.toSpliced(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id)
  }
  return order
}
