import { paletteName, safeColor } from '@association/content/safe/color.ts'
import { palette } from '@association/content/safe/palette.ts'

export function swatchOf(written: string): string | undefined {
  const name = paletteName(written)
  return name ? palette[name] : safeColor(written)
}
