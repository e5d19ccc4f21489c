const prefix = 'gid://shopify/ProductVariant/'

/** The id of a cart line: base64 of the global id of the variant. */
export const merchandiseId = (variantId: string): string => btoa(`${prefix}${variantId}`)

export const variantGid = (variantId: string): string => `${prefix}${variantId}`

/** The number at the end of a global id: `gid://shopify/ProductVariant/42` has 42. */
export const variantIdOf = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1)
