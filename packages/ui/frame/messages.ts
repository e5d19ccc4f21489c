export const messages = {
  loading: (title: string) => `Loading: ${title}`,
  failed: 'This part of the page did not load, because its service does not answer.',
  retry: 'Try again',
  write: 'Or write to',
} as const
