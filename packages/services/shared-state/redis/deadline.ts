/** A visitor may be waiting, so the site waits no longer for Redis. */
export const usualDeadlineMs = 50
