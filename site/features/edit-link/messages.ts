export const messages = { edit: 'Edit this page' } as const
