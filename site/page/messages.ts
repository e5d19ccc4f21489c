export const messages = {
  /** The heading of the editions of a journal. */
  editions: 'Editions',
  /** The alternative text of a picture that shows the title of its page. */
  pictureOf: (title: string, organisation: string) => `${title} – ${organisation}`,
} as const
