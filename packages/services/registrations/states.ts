/** `held` until it is paid, else `expired`; `waiting` has no seat of a course yet; `canceled` gave its seats back. */
export const exportedStates = ['held', 'confirmed', 'waiting', 'expired', 'canceled'] as const
