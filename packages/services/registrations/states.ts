/** `held` until it is paid, else `expired`; `checking` while no order has all of it; `waiting` has no seat of a course yet; `canceled` gave its seats back. */
export const exportedStates = [
  'held',
  'checking',
  'confirmed',
  'refunded',
  'waiting',
  'expired',
  'canceled',
] as const
