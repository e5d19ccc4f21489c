export const messages = { label: 'Advertisement' } as const
