export const messages = { posted: 'Posted', closing: 'Closing' } as const
