import type { Activity } from '@association/content/define/event.ts'

/** `left` is undefined without a limit. */
export type Availability = {
  courses: Readonly<Record<string, Seats>>
  activities: Readonly<Partial<Record<Activity, Seats>>>
}

export type Seats = { capacity: number | undefined; left: number | undefined; waiting: number }

/**
 * `held`: seats are kept for an hour. `checking`: a payment arrived, but no order covers the registration.
 * `refunded`: the order was canceled or paid back. `expired`: it was not paid in time. `waiting`: it has only places on
 * waiting lists.
 */
export type RegistrationState =
  | 'held'
  | 'checking'
  | 'confirmed'
  | 'refunded'
  | 'expired'
  | 'canceled'
  | 'waiting'
