/**
 * Bytes. 250 lines need up to 40 KB, more than the 16 KB of other routes. This leaves 350 bytes of attributes for each
 * line.
 */
export const maxCartBytes = 128 * 1024

export const deadlinesMs = { cart: 4500, token: 4500, multipass: 4000, state: 4000 } as const
