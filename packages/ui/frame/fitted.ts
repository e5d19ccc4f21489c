/** In pixels. `top` is the position of the place in the window. */
type Sizes = { given: number; wanted: number; top: number; windowHeight: number }

/**
 * Returns the new height only while the content below the place is outside the window before and after the change, so
 * that nothing visible shifts. Until then a taller frame scrolls inside its place.
 */
export const fitted = ({ given, wanted, top, windowHeight }: Sizes) =>
  top + Math.min(given, wanted) >= windowHeight ? wanted : given
