const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Returns “Apr 17 – 19, 2026”; undefined without a first day. */
export function dayRange(first: string | undefined, last: string | undefined): string | undefined {
  const from = Date.parse(first ?? '')
  if (Number.isNaN(from)) return undefined
  const to = Date.parse(last ?? '')
  const words = to > from ? day.formatRange(from, to) : day.format(from)
  // Servers and browsers differ in the width of these spaces.
  return words.replace(/\s/g, ' ')
}
