/**
 * The number at the end of a global id. Editors write the id of a variant as its number or as its global id, and the
 * shop answers with the number.
 */
export const variantNumber = (variantId: string) => variantId.slice(variantId.lastIndexOf('/') + 1)
