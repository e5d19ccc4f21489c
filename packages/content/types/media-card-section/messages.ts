export const messages = {
  noPosts: 'No Post summaries',
  /** For a carousel without a title. */
  cards: 'Cards',
} as const
