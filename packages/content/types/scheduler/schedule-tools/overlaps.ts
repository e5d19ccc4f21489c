type Timed = { start: number; end?: number }

/** The sessions that take place at the same time as this one. One may start when another ends. */
export const overlapsOf = <Session extends Timed>(session: Session, others: readonly Session[]): Session[] =>
  others.filter((other) => other !== session && session.start < endOf(other) && other.start < endOf(session))

/** A session without an end takes a moment. */
const endOf = ({ start, end = start + 1 }: Timed) => end
