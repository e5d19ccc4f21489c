/** Editors write a variant's number or its global id; the shop answers with the number. */
export const variantNumber = (variantId: string) => variantId.slice(variantId.lastIndexOf('/') + 1)

export type Pieces = { variantId: string; quantity: number }

export const piecesIn = (lines: readonly Pieces[], variantId: string) =>
  lines
    .filter((line) => variantNumber(line.variantId) === variantNumber(variantId))
    .reduce((sum, { quantity }) => sum + quantity, 0)
