export const messages = {
  untitled: 'Booking calendar',
  open: 'Open the calendar on its own page',
} as const
