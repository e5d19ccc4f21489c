export function mergeOrder({ live, before, after }: Orders): string[] {
  if (before && isSameOrder(before, after)) return withOthers(live, after)
  return withOthers(after, live)
}

type Orders = { live: readonly string[]; before?: readonly string[]; after: readonly string[] }

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.filter((id) => other.includes(id)).join() === other.filter((id) => one.includes(id)).join()

/** Inserts each missing id behind the one that it follows in the other list. */
function withOthers(ids: readonly string[], others: readonly string[]): string[] {
  let order = [...ids]
  for (const [index, id] of others.entries()) {
    if (order.includes(id)) continue
    const neighbour = others.slice(0, index).findLast((other) => order.includes(other))
    order = order.toSpliced(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id)
  }
  return order
}
