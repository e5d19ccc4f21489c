export const messages = {
  saving: 'Saving …',
  saved: 'Saved',
  notSaved: 'Not saved yet. Your answers are kept on this device, and we keep trying.',
  notKept: 'These answers are too long to be kept on this device. Shorten them, or log in.',
  /** SH-066 has these words. */
  leave: 'Are you sure want to leave this page?',
} as const
