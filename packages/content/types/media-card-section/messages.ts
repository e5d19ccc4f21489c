export const messages = {
  noPosts: 'No Post summaries',
  /** Accessible name of a carousel without a title. */
  cards: 'Cards',
} as const
