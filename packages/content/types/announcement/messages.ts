export const messages = { name: 'Announcement', close: 'Close the announcement' } as const
