export const messages = {
  loading: (title: string) => `Loading: ${title}`,
  failed: 'This part of the page did not load: the service behind it does not answer.',
  retry: 'Try again',
  write: 'Or write to',
} as const
