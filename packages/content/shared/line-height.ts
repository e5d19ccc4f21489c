/** From 4 on, a line height means pixels; below, a factor. No text needs four times its size. */
const firstPixels = 4

export const lineHeightValue = (value: number | undefined) =>
  value === undefined || value < firstPixels ? value : `${value}px`

export const isTight = ({ lineHeight, fontSize }: { lineHeight: number; fontSize: number }) =>
  lineHeight < firstPixels ? lineHeight < 1 : lineHeight < fontSize
