type Timed = { start: number; end?: number }

const hourMs = 3_600_000
/** `earlyMs`: announcement before the first session. `lengthMs`: assumed length of a session without an end. */
const assumed = { earlyMs: 2 * hourMs, lengthMs: hourMs }

const endOf = ({ start, end }: Timed) => end ?? start + assumed.lengthMs

/** Returns no sessions when the event is not on. The result changes at `changesAt`, absent after the event. */
export function nowAndNext<Session extends Timed>(
  sessions: readonly Session[],
  now: number,
): { now: Session[]; next: Session[]; changesAt?: number } {
  const opens = Math.min(...sessions.map(({ start }) => start)) - assumed.earlyMs
  const upcoming = sessions.filter(({ start }) => start > now)
  const nextStart = Math.min(...upcoming.map(({ start }) => start))
  const edges = [opens, ...sessions.flatMap((session) => [session.start, endOf(session)])]
  const changesAt = Math.min(...edges.filter((edge) => edge > now))
  const running = sessions.filter((session) => session.start <= now && now < endOf(session))
  return {
    now: running,
    next: now < opens ? [] : upcoming.filter(({ start }) => start === nextStart),
    ...(Number.isFinite(changesAt) && { changesAt }),
  }
}
