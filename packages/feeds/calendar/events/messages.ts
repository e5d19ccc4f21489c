export const messages = {
  schedule: 'Schedule',
  mine: (name: string) => `My schedule: ${name}`,
  registration: (edition: string) => `My registration: ${edition}`,
  speakers: (names: readonly string[]) => `With ${names.join('; ')}`,
  credits: (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`),
} as const
