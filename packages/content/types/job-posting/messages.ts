export const messages = { posted: 'Posted', closing: 'Closing' }
