export const personMessages = { biography: 'Biography' } as const
