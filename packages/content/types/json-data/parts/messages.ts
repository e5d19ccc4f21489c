export const messages = {
  tags: 'Topics',
  /** A bare number is one of credits; words stand as they are written. */
  credits: (credits: string) =>
    /^\d+(?:\.\d+)?$/.test(credits) ? `${credits} CME ${credits === '1' ? 'credit' : 'credits'}` : credits,
} as const
