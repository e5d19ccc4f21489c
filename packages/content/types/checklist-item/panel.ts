export const panel = {
  maxHeightPx: 12_000,
  /** Space above an item that scrolls back into view. */
  scrollOffsetPx: 130,
  openMs: 300,
  iconMs: 150,
} as const
