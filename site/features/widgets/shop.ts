/** How far a purchase from this page is. There is no shop yet: every purchase is `closed`. */
export type Purchase =
  | { phase: 'closed' }
  | { phase: 'ready' }
  | { phase: 'busy' }
  | { phase: 'done'; cartUrl: string }
  | { phase: 'soldOut' }
  | { phase: 'failed' }

/** Where widgets learn how far a purchase is; what they do with the cart belongs to their islands. */
export type Shop = { purchase(variantId: string): Purchase; subscribe(listener: () => void): () => void }

/** Sells nothing, and says so. */
export const closedShop: Shop = { purchase: () => ({ phase: 'closed' }), subscribe: () => () => {} }
