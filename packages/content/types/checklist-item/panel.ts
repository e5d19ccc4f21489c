export const panel = {
  maxHeightPx: 12_000,
  scrollOffsetPx: 130,
  openMs: 300,
  iconMs: 150,
} as const
