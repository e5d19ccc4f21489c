const prefix = 'gid://shopify/ProductVariant/'

/** Base64 of the variant's global id. */
export const merchandiseId = (variantId: string): string => btoa(variantGid(variantId))

/** `gid://shopify/ProductVariant/42`. Editors write the number or the whole id. */
export const variantGid = (variantId: string): string =>
  variantId.startsWith(prefix) ? variantId : `${prefix}${variantId}`

export const variantIdOf = (gid: string): string => (gid.startsWith(prefix) ? gid.slice(prefix.length) : gid)
