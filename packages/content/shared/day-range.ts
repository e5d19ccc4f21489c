const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Takes ISO dates. Returns “Apr 17 – 19, 2026”, or undefined without a first day. */
export function dayRange(first: string | undefined, last: string | undefined): string | undefined {
  const from = Date.parse(first ?? '')
  if (Number.isNaN(from)) return undefined
  const to = Date.parse(last ?? '')
  const words = to > from ? dayFormat.formatRange(from, to) : dayFormat.format(from)
  // Servers and browsers use spaces of different widths here, so all become ordinary spaces.
  return words.replace(/\s/g, ' ')
}
