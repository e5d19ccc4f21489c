export const messages = {
  tags: 'Topics',
  credits: (credits: string) =>
    /^\d+(?:\.\d+)?$/.test(credits) ? `${credits} CME ${credits === '1' ? 'credit' : 'credits'}` : credits,
} as const
