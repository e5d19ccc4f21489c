export const messages = { create: 'Create account' }
