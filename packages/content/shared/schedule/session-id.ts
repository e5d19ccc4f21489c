/** Ids are part of URLs and calendars. */
export const isSessionId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Za-z\d][A-Za-z\d-]{0,63}$/.test(id)

/** The derived id, such as `20260417-0815-1xk3b9f`, stays until date, start or title changes. */
export function sessionId(
  { date }: { date: string },
  { id, start, title }: { id?: string | undefined; start: string; title: string },
): string {
  return id ?? `${date.replaceAll('-', '')}-${start.replace(':', '')}-${hash(title)}`
}

/** FNV-1a: short, and the same in every version of every engine. */
function hash(words: string): string {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(words)) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(36)
}
