/** Milliseconds that the site waits for Redis while a visitor waits for the site. */
export const usualDeadlineMs = 50
