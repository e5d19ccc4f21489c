const length = /^\d{1,4}(?:\.\d{1,3})?(?:px|%|rem|em|ch|vw)$/

export const safeLength = (value: string | undefined) =>
  value !== undefined && length.test(value.trim()) ? value.trim() : undefined

export const pixels = (value: number | undefined) => (value === undefined ? undefined : `${value}px`)

const position = /^(?:left|center|right|top|bottom|\d{1,3}%|\d{1,4}px)$/

/** Accepts one or two keywords, percentages or pixels: “center top”. */
export function safePosition(value: string | undefined): string | undefined {
  const words = value?.trim().toLowerCase().split(/\s+/) ?? []
  return words.length > 0 && words.length <= 2 && words.every((word) => position.test(word))
    ? words.join(' ')
    : undefined
}
