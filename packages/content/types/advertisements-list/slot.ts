/** Where advertisements stand. Its height is kept from the start, so that nothing moves. */
export const slot = { heightPx: 150 } as const
