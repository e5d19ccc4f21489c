export const messages = {
  editions: 'Editions',
  pictureOf: (title: string, organisation: string) => `${title} – ${organisation}`,
} as const
