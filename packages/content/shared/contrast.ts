import { paletteName, safeColor } from '../safe/color.ts'
import { palette } from '../safe/palette.ts'

/** WCAG 2.2 AA requires these. */
export const enough = { text: 4.5, largeText: 3 } as const

/** Large text begins at 24 px, or at 18.66 px in bold. */
export const leastFor = (pixels: number, isBold = false) =>
  pixels >= (isBold ? 18.66 : 24) ? enough.largeText : enough.text

/** Returns 1 to 21; undefined unless both colors are opaque. */
export function contrast(first: string | undefined, second: string | undefined): number | undefined {
  const [a, b] = [luminance(first), luminance(second)]
  if (a === undefined || b === undefined) return undefined
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Returns false for unknown colors. */
export const isFaint = (
  text: string | undefined,
  background: string | undefined,
  least: number = enough.text,
) => (contrast(text, background) ?? least) < least

export function overlaid(color: string | undefined, below: string | undefined): string | undefined {
  const [over, ground] = [channelsOf(color), channelsOf(below)]
  if (over === undefined) return undefined
  if (over.alpha === 1) return color
  if (over.alpha === 0) return below
  if (ground?.alpha !== 1) return undefined
  const mixed = over.rgb.map((value, index) =>
    Math.round(value * over.alpha + (ground.rgb[index] ?? 0) * (1 - over.alpha)),
  )
  return `rgb(${mixed.join(',')})`
}

function luminance(color: string | undefined): number | undefined {
  const channels = channelsOf(color)
  if (channels?.alpha !== 1) return undefined
  const [red = 0, green = 0, blue = 0] = channels.rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `rgb` from 0 to 255, `alpha` from 0 to 1. */
type Channels = { rgb: readonly number[]; alpha: number }

function channelsOf(color: string | undefined): Channels | undefined {
  if (safeColor(color) === undefined || color === undefined) return undefined
  const name = paletteName(color)
  const value = name ? palette[name] : color.trim()
  if (value === 'transparent') return { rgb: [0, 0, 0], alpha: 0 }
  const hex = /^#([0-9a-f]+)$/i.exec(value)?.[1]
  if (hex === undefined) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number)
    return { rgb: [red, green, blue].map((channel) => Math.min(channel, 255)), alpha }
  }
  const pairs = hex.length <= 4 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16))
  return { rgb: [red, green, blue], alpha: alpha / 255 }
}
