/**
 * Who looks at the page, as far as the site knows. Public pages are the same bytes for everyone, so they are rendered
 * for a viewer of whom nothing is known yet, who is treated as a guest.
 */
export type Viewer = { phase: 'unknown' } | { phase: 'guest' } | ({ phase: 'member' } & Member)

export type Member = {
  /** False for somebody with an account who has not joined. */
  isMember: boolean
  /** The factor of the price level: 0.85 pays 85 %. */
  discountFactor?: number
  hasStandardPricing?: boolean
}

/** Where widgets learn about the viewer. */
export type ViewerStore = { current(): Viewer; subscribe(listener: () => void): () => void }

export const unknownViewer: Viewer = { phase: 'unknown' }

/** Knows nobody, for ever: there is no session yet. */
export const nobody: ViewerStore = { current: () => unknownViewer, subscribe: () => () => {} }
