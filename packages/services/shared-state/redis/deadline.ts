/** Short, because a visitor may be waiting. */
export const usualDeadlineMs = 50
