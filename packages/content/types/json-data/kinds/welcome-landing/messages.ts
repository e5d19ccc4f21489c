export const messages = { shortcuts: 'Shortcuts' } as const
