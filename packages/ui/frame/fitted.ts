/** Pixels; `top` is relative to the window. */
type Sizes = { given: number; wanted: number; top: number; windowHeight: number }

/**
 * Changes only while the content below is outside the window before and after, so that nothing visible shifts. Until
 * then a taller frame scrolls.
 */
export const fitted = ({ given, wanted, top, windowHeight }: Sizes) =>
  top + Math.min(given, wanted) >= windowHeight ? wanted : given
