import { paletteName, safeColor } from '../safe/color.ts'
import { palette } from '../safe/palette.ts'

/** What WCAG 2.2 AA asks of text of ordinary size, and of large text. */
export const enough = { text: 4.5, largeText: 3 } as const

/** The contrast ratio of two colours as editors write them, 1 to 21; nothing when either is no plain colour. */
export function contrast(first: string | undefined, second: string | undefined): number | undefined {
  const [a, b] = [luminance(first), luminance(second)]
  if (a === undefined || b === undefined) return undefined
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** True when a text in one colour on the other is hard to read; unknown colours are not judged. */
export const isFaint = (
  text: string | undefined,
  background: string | undefined,
  least: number = enough.text,
) => (contrast(text, background) ?? least) < least

function luminance(color: string | undefined): number | undefined {
  const channels = channelsOf(color)
  if (channels === undefined) return undefined
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: string | undefined): number[] | undefined {
  if (safeColor(color) === undefined || color === undefined) return undefined
  const name = paletteName(color)
  const value = name ? palette[name] : color.trim()
  const hex = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value)?.[1]
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
    return pairs.map((pair) => Number.parseInt(pair, 16))
  }
  return /^rgb\(/.test(value) ? value.match(/\d+/g)?.map(Number) : undefined
}
