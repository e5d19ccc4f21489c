export const messages = {
  editions: 'Editions',
} as const
