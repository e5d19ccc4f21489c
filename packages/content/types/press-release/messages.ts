export const messages = {
  readMore: 'READ MORE',
  pressRoom: 'Press room',
  journalists: 'For journalists',
  call: 'Call',
  all: 'All releases',
} as const
