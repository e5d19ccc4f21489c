export const messages = { shortcuts: 'Shortcuts' }
