export const messages = { readMore: 'READ MORE' }
