import type { Activity } from '@association/content/define/event.ts'

/** `left` is undefined without a limit. */
export type Availability = {
  courses: Readonly<Record<string, Seats>>
  activities: Readonly<Partial<Record<Activity, Seats>>>
}

export type Seats = { capacity: number | undefined; left: number | undefined; waiting: number }

/**
 * `held`: for an hour. `checking`: paid, but no order covers the registration. `refunded`: canceled or paid back.
 * `expired`: not paid in time. `waiting`: only places on waiting lists.
 */
export type RegistrationState =
  | 'held'
  | 'checking'
  | 'confirmed'
  | 'refunded'
  | 'expired'
  | 'canceled'
  | 'waiting'
