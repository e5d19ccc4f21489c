export const messages = {
  noPosts: 'No Post summaries',
  /** Names a carousel without a title. */
  cards: 'Cards',
} as const
