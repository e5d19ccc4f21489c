export const messages = {
  settings: 'Cookie settings',
  layer: 'Cookie consent',
  failed: 'The cookie settings did not load. Please try again later.',
  close: 'Close',
} as const
