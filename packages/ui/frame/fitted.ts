/** Pixels: how tall the place is, how tall the frame would be, and where on the screen the place begins. */
type Sizes = { given: number; wanted: number; top: number; windowHeight: number }

/**
 * The height of a place for its frame. It changes only while what follows the place is below the window, before and
 * after the change, so that nothing moves in view. Until then a taller frame scrolls inside its place.
 */
export const fitted = ({ given, wanted, top, windowHeight }: Sizes) =>
  top + Math.min(given, wanted) >= windowHeight ? wanted : given
