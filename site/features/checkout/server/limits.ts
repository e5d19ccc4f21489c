/**
 * Bytes of the body of `POST /api/checkout/cart`. Other routes take 16 KB, but 250 lines need up to 40 KB without
 * attributes, and this leaves 350 bytes of attributes for each of them.
 */
export const maxCartBytes = 128 * 1024

/** Milliseconds that a visitor waits for the answer of a service. */
export const deadlinesMs = { cart: 4500, token: 4500, multipass: 4000, state: 4000 } as const
