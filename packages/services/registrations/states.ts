/**
 * `held` becomes `expired` unless paid; `checking`: no order contains all of it yet; `waiting`: no seat of a course
 * yet; `canceled`: its seats are free.
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
