/**
 * The frame with the question goes into an empty element at the start of the page. As a neighbour of the page it would make
 * the browser style every element again.
 */
export const placeId = 'consent-place'
