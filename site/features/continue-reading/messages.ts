export const messages = {
  title: 'Continue reading',
  share: (percent: number) => `${percent}% read`,
  device: 'This list is on this device only.',
  clear: 'Clear the list',
} as const
