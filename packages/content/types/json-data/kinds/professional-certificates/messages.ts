export const messages = { learnMore: 'LEARN MORE' } as const
