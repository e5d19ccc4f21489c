export const wholeArray = <T>(items: T[]) => ({
  sys: { type: 'Array' as const },
  total: items.length,
  skip: 0,
  limit: Math.max(100, items.length),
  items,
})
