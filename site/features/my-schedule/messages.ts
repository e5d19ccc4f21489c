export const messages = {
  label: 'Calendar',
  all: 'Add all to calendar',
  subscribe: 'Subscribe',
  day: 'Add this day to your calendar',
  session: 'Add to calendar',
  sessionBriefly: 'Calendar',
  chosen: 'Add my schedule to your calendar',
  saved: 'Your schedule is saved with your account.',
  failed: 'Your schedule could not be saved with your account. This device still has it.',
} as const
