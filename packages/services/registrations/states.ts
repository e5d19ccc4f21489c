/**
 * `held` becomes `expired` unless it is paid; `checking`: no order contains all of it yet; `waiting`: it has no seat of
 * a course yet; `canceled`: its seats are free again.
 */
export const exportedStates = [
  'held',
  'checking',
  'confirmed',
  'refunded',
  'waiting',
  'expired',
  'canceled',
] as const
