const units = [
  { unit: 'minute', ms: 60_000, upTo: 60 * 60_000 },
  { unit: 'hour', ms: 60 * 60_000, upTo: 24 * 60 * 60_000 },
  { unit: 'day', ms: 24 * 60 * 60_000, upTo: 7 * 24 * 60 * 60_000 },
] as const

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const absolute = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** Returns “5 minutes ago” or “yesterday”, and after a week the date. */
export function dateWords(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso)
  if (age < 60_000) return 'just now'
  const fitting = units.find(({ upTo }) => age < upTo)
  return fitting
    ? relative.format(-Math.floor(age / fitting.ms), fitting.unit)
    : absolute.format(new Date(iso))
}
