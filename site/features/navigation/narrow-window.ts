/** Windows whose navigations open with a button: up to 992 px, inclusive. The style sheets say the same. */
export const narrowWindow = '(width <= 992px)'
