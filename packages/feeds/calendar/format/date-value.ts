/** Returns `20260417T131500Z`. */
export const utcTime = (instant: number) =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Returns `20260417T081500`; the offset is in milliseconds. */
export const clockTime = (instant: number, offset: number) => utcTime(instant + offset).slice(0, -1)

/** Returns `20260417` for `2026-04-17`. */
export const dayValue = (day: string) => day.replaceAll('-', '')

/** Returns `-0500` or `+1245` for milliseconds. */
export function offsetValue(offset: number): string {
  const seconds = Math.round(Math.abs(offset) / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const written = parts.map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${written.slice(0, seconds % 60 === 0 ? 2 : 3).join('')}`
}
