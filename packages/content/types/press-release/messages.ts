export const messages = { readMore: 'READ MORE' } as const
