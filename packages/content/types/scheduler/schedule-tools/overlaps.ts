type Timed = { start: number; end?: number }

/** A session may start when another ends. */
export const overlapsOf = <Session extends Timed>(session: Session, others: readonly Session[]): Session[] =>
  others.filter((other) => other !== session && session.start < endOf(other) && other.start < endOf(session))

/** A session without an end lasts a millisecond. */
const endOf = ({ start, end = start + 1 }: Timed) => end
