export const messages = {
  readMore: 'READ MORE',
  pressRoom: 'Press room',
  journalists: 'For journalists',
  write: 'Write to',
  call: 'Call',
  all: 'All releases',
} as const
