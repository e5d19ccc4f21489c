export const messages = {
  signedOut: 'Log in to keep your schedule with your account.',
  unknownSchedule: 'There is no such schedule.',
  wrong: (most: number) => `Send { "sessions": […], "at": … } with the ids of at most ${most} sessions.`,
  away: 'Your schedule cannot be kept with your account now. Try again in a few minutes.',
} as const
