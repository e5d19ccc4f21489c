import { palette } from './palette.ts'

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const channel = '\\s*\\d{1,3}\\s*'
const rgb = new RegExp(`^rgba?\\(${channel},${channel},${channel}(?:,\\s*(?:0|1|0?\\.\\d{1,3})\\s*)?\\)$`)

export function safeColor(value: string | undefined): string | undefined {
  const written = value?.trim() ?? ''
  const name = paletteName(written)
  if (name) return `var(--color-${name})`
  return hex.test(written) || rgb.test(written) ? written : undefined
}

/** Accepts `lightBlue`, `light blue` and `Light-Blue`. */
export function paletteName(value: string): keyof typeof palette | undefined {
  const name = value
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
  return name in palette && Object.hasOwn(palette, name) ? (name as keyof typeof palette) : undefined
}
