/** What an announcement says besides its own text. */
export const messages = { name: 'Announcement', close: 'Close the announcement' } as const
