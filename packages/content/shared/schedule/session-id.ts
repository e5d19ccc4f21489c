/** Letters, digits and hyphens: an id is part of addresses and calendars. */
export const isSessionId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Za-z\d][A-Za-z\d-]{0,63}$/.test(id)

/**
 * The id that the schedule gives a session. Without one, an id from its date, start and title, such as
 * `20260417-0815-1xk3b9f`: it is the same each time, until an editor changes one of the three.
 */
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
