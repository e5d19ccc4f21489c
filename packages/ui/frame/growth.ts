/** Pixels: how tall the place is made for its frame, how tall the frame would be, and where on the screen it ends. */
type Sizes = { given: number; wanted: number; bottom: number; windowHeight: number }

/**
 * A place grows only while what follows it is out of sight, so that nothing moves under anybody's eyes; until then the
 * frame scrolls inside. It never shrinks: a form that thanks is shorter than one that asks.
 */
export const grown = ({ given, wanted, bottom, windowHeight }: Sizes) =>
  bottom >= windowHeight ? Math.max(given, wanted) : given
