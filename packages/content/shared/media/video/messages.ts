export const messages = {
  loading: (title: string) => `Loading the video: ${title}`,
  failed: 'The video did not load here. Its own page opens in a new tab.',
} as const
