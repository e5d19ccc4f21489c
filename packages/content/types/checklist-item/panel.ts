/** How an item opens and closes. */
export const panel = {
  maxHeightPx: 12_000,
  /** Room that is kept above an item that is scrolled back into view. */
  scrollOffsetPx: 130,
  openMs: 300,
  iconMs: 150,
} as const
