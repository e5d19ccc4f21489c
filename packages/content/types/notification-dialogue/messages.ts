export const messages = { name: 'Notice', close: 'Close the notice' } as const
