/** No text is set four times its size apart, so from here on a line height means pixels; below, a factor of the font size. */
const firstPixels = 4

/** Editors write a factor or pixels into one field: CSS takes both. */
export const lineHeightValue = (value: number | undefined) =>
  value === undefined || value < firstPixels ? value : `${value}px`

/** True where lines of text overlap: they are less high than the letters in them. */
export const isTight = ({ lineHeight, fontSize }: { lineHeight: number; fontSize: number }) =>
  lineHeight < firstPixels ? lineHeight < 1 : lineHeight < fontSize
