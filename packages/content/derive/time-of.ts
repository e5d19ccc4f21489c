/** Noon UTC is the same day everywhere except in the Pacific. */
const noon = 'T12:00:00Z'

/** Returns milliseconds. A time without a zone is UTC, so that feeds do not depend on the build machine. */
export function timeOf(written: string | undefined): number | undefined {
  if (!written) return undefined
  const hasTime = /T/.test(written)
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(written)
  const time = Date.parse(hasTime ? written + (hasZone ? '' : 'Z') : written + noon)
  return Number.isNaN(time) ? undefined : time
}
