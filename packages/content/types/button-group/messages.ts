/** Visible text of the button group that editors do not write. */
export const messages = { buyNow: 'Buy now' } as const
