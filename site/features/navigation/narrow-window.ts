/** The style sheets repeat this width. */
export const narrowWindow = '(width <= 992px)'
