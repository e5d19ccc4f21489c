export const messages = { edit: 'Edit this page', entries: 'Entries on this page' } as const
