/** A page of a list, in Contentful's shape. */
export const arrayOf = <T>(page: { total: number; skip: number; limit: number; items: T[] }) => ({
  sys: { type: 'Array' as const },
  ...page,
})

/** A list that is answered whole. */
export const wholeArray = <T>(items: T[]) =>
  arrayOf({ total: items.length, skip: 0, limit: Math.max(100, items.length), items })
