/** Editors write a variant's number or its global id; the shop answers with the number. */
export const variantNumber = (variantId: string) => variantId.slice(variantId.lastIndexOf('/') + 1)

export type LinePieces = { variantId: string; quantity: number }

export const piecesIn = (lines: readonly LinePieces[], variantId: string) =>
  lines
    .filter((line) => variantNumber(line.variantId) === variantNumber(variantId))
    .reduce((sum, { quantity }) => sum + quantity, 0)
