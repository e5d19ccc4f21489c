export const messages = { featured: 'Featured article' } as const
