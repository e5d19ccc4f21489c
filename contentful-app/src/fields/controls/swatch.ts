import { paletteName, safeColor } from '@association/content/safe/color.ts'
import { palette } from '@association/content/safe/palette.ts'

/** Returns undefined if the text is no color. */
export function swatchOf(written: string): string | undefined {
  const name = paletteName(written)
  return name ? palette[name] : safeColor(written)
}
