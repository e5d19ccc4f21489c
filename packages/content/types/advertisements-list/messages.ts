export const messages = {
  label: 'Advertisement',
  pause: 'Pause the advertisements',
  turn: 'Let the advertisements take turns',
  place: (number: number, count: number) => `${number} of ${count}`,
} as const
