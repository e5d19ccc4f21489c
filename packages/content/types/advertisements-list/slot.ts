/** The height is reserved, so that the layout does not shift. */
export const slot = { heightPx: 150 } as const
