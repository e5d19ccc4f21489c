/** A day alone is its noon: it is the same day to readers everywhere but in the Pacific. */
const noon = 'T12:00:00Z'

/**
 * Milliseconds of a date as Contentful writes it: a day, or a time with or without its zone. A time without one is
 * taken as UTC, so that a feed is the same wherever it is built. Nothing for what is no date.
 */
export function timeOf(written: string | undefined): number | undefined {
  if (!written) return undefined
  const hasTime = /T/.test(written)
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(written)
  const time = Date.parse(hasTime ? written + (hasZone ? '' : 'Z') : written + noon)
  return Number.isNaN(time) ? undefined : time
}
