export const messages = { create: 'Create account' } as const
