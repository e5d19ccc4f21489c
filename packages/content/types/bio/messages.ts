export const messages = { biography: 'Biography' }
