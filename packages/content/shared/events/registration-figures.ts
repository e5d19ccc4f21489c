import { type Activity, activities as allActivities } from '../../define/event.ts'
import { isRecord } from '../../safe/is-record.ts'

/** `held` waits for payment; `checking` for its verification. */
export type TakenSeats = { held: number; checking: number; confirmed: number }

/** `capacity` is null without a limit. */
export type SeatFigures = TakenSeats & { capacity: number | null; waiting: number }

/** Contains no personal data. Instants are ISO 8601 in UTC. */
export type RegistrationFigures = {
  key: string
  name: string
  /** `endsAt` is null for the last tier. */
  tier: { name: string; endsAt: string | null } | null
  courses: readonly (SeatFigures & { slug: string; title: string; day: number })[]
  activities: readonly (SeatFigures & { name: Activity })[]
  /** Counts only registrations with seats. */
  guests: number
  total: TakenSeats & { waiting: number; refunded: number }
  at: string
}

/** Parses the response of `POST /api/editor/registrations`; returns undefined for another shape. */
export function readRegistrationFigures(wire: unknown): RegistrationFigures | undefined {
  return isFigures(wire) ? wire : undefined
}

function isFigures(wire: unknown): wire is RegistrationFigures {
  if (!isRecord(wire)) return false
  const { key, name, tier, courses, activities, guests, total, at } = wire
  return (
    [key, name, at].every(isText) &&
    (tier === null ||
      (isRecord(tier) && isText(tier.name) && (tier.endsAt === null || isText(tier.endsAt)))) &&
    isListOf(
      courses,
      (each) => isSeats(each) && isText(each.slug) && isText(each.title) && isCount(each.day),
    ) &&
    isListOf(activities, (each) => isSeats(each) && allActivities.some((known) => known === each.name)) &&
    isCount(guests) &&
    isRecord(total) &&
    hasTaken(total) &&
    [total.waiting, total.refunded].every(isCount)
  )
}

const isSeats = ({ capacity, waiting, ...taken }: Record<string, unknown>) =>
  (capacity === null || isCount(capacity)) && isCount(waiting) && hasTaken(taken)

const hasTaken = ({ held, checking, confirmed }: Record<string, unknown>) =>
  [held, checking, confirmed].every(isCount)

const isListOf = (wire: unknown, isItem: (each: Record<string, unknown>) => boolean) =>
  Array.isArray(wire) && wire.every((each) => isRecord(each) && isItem(each))

const isText = (value: unknown) => typeof value === 'string'
const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0
