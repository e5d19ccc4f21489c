export type ShopPage = { handle: string; title: string; text: string; createdAt: string }

export const pages: readonly ShopPage[] = [
  {
    handle: 'returns',
    title: 'Returns',
    text: 'Return a book within 30 days. Write to us first, so that we can send you a label.',
    createdAt: '2026-01-05T09:00:00Z',
  },
  {
    handle: 'group-orders',
    title: 'Group orders',
    text: 'Order ten or more places in a course, and we invoice your organization.',
    createdAt: '2026-02-16T09:00:00Z',
  },
]
