/**
 * Nearly every page has these: inline, they show at first paint and cost fewer bytes than a URL. A test compares them
 * with the sprite.
 */
export const frequent: Readonly<Record<string, { d: string; isFilled?: boolean } | undefined>> = {
  close: { d: 'M5 5l14 14M19 5 5 19' },
  external: { d: 'M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9' },
  hamburger: { d: 'M3 6h18M3 12h18M3 18h18' },
  play: { d: 'M8 5v14l11-7z', isFilled: true },
}
