export const messages = { readMore: 'READ MORE', pressRoom: 'Press room' } as const
