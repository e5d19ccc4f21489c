export const cartKey = 'storefront-cart'
