export const productMessages = {
  starts: (day: string) => `Starts ${day}`,
  by: (names: readonly string[]) => `By ${new Intl.ListFormat('en-US').format(names)}`,
  creditsOf: (credits: number) => (credits === 1 ? '1 CME credit' : `${credits} CME credits`),
  ended: 'Ended',
  recording: 'Recording',
  recordedOn: 'Recorded ',
  tookPlaceOn: 'Took place ',
  refunds: 'Refunds and cancellations',
  whatYouGet: 'What you get',
  samplePage: 'A sample page',
  minutesOf: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  forWhom: (audience: string) => `For ${audience}`,
} as const
