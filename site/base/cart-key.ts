/** Key in the browser's storage. */
export const cartKey = 'storefront-cart'
