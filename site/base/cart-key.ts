/** Where the cart is in the browser's storage. */
export const cartKey = 'storefront-cart'
