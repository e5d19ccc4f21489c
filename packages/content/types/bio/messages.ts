export const messages = { biography: 'Biography' } as const
