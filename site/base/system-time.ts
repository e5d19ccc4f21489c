/**
 * In Unix milliseconds. Next.js replaces `Date.now` when it starts. Its function looks for a render first: 3 µs for each
 * stored answer.
 */
export const { now } = Date
