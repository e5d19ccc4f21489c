export const messages = {
  untitled: 'Booking calendar',
  open: 'Open the calendar on its own page',
  write: 'Or write to',
} as const
