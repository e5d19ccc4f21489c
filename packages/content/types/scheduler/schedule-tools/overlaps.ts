type Timed = { start: number; end?: number }

/** A session that starts when another ends does not overlap it. */
export const overlapsOf = <Session extends Timed>(session: Session, others: readonly Session[]): Session[] =>
  others.filter((other) => other !== session && session.start < endOf(other) && other.start < endOf(session))

/** A session without an end counts as one millisecond. */
const endOf = ({ start, end = start + 1 }: Timed) => end
