export const messages = { title: 'Your CME credits' } as const
