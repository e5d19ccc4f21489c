export const messages = { learnMore: 'LEARN MORE' }
