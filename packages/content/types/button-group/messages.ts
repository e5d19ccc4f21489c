export const messages = { buyNow: 'Buy now' } as const
