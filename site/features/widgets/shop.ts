/** How far a purchase from this page is. There is no shop yet: widgets are rendered with `closed`. */
export type Purchase =
  | { phase: 'closed' }
  | { phase: 'ready' }
  | { phase: 'busy' }
  | { phase: 'done'; cartUrl: string }
  | { phase: 'soldOut' }
  | { phase: 'failed' }

/** What the cart and checkout will do for widgets. Each answers when the shop has. */
export type Shop = {
  purchase(variantId: string): Purchase
  subscribe(listener: () => void): () => void
  add(line: { variantId: string; quantity: number }): Promise<void>
  buyNow(variantId: string): Promise<void>
}

export const closed: Purchase = { phase: 'closed' }
