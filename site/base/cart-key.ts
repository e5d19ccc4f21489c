/** Browser storage key. */
export const cartKey = 'storefront-cart'
