/**
 * The number at the end of a global id. Editors write the id of a variant as its number or as its global id, and the
 * shop answers with the number.
 */
export const variantNumber = (variantId: string) => variantId.slice(variantId.lastIndexOf('/') + 1)

/** Pieces of a variant in a line. */
export type Pieces = { variantId: string; quantity: number }

/** Pieces of a variant in all lines. */
export const piecesIn = (lines: readonly Pieces[], variantId: string) =>
  lines
    .filter((line) => variantNumber(line.variantId) === variantNumber(variantId))
    .reduce((sum, { quantity }) => sum + quantity, 0)
