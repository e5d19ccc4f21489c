/** What a notice says besides its own text. */
export const messages = { name: 'Notice', close: 'Close the notice' } as const
