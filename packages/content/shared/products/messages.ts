export const productMessages = {
  from: 'From',
  starts: (day: string) => `Starts ${day}`,
} as const
