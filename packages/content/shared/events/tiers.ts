import type { Tier } from '../../define/event.ts'
import { isRecord } from '../../safe/is-record.ts'
import { dayOf } from '../dates.ts'
import { type Cents, toCents } from '../products/pricing/cents.ts'
import { instantOf } from '../schedule/instant.ts'

type Deadlines = {
  tiers?: unknown
  timeZone: string
  earlyBirdDeadline?: string | undefined
  advancedDeadline?: string | undefined
}

/** Days of a conference begin in the event's zone; deadlines of a fall institute include their last day in UTC. */
export function tiersOf({ tiers, timeZone, earlyBirdDeadline, advancedDeadline }: Deadlines): Tier[] {
  if (Array.isArray(tiers) && tiers.length > 0) return tiers.flatMap((row) => tableTier(row, timeZone))
  const [early, advanced] = [afterDay(earlyBirdDeadline), afterDay(advancedDeadline)]
  return [
    ...(early === undefined ? [] : [{ name: 'early bird', startsAt: Number.NEGATIVE_INFINITY }]),
    ...(advanced === undefined ? [] : [{ name: 'advanced', startsAt: early ?? Number.NEGATIVE_INFINITY }]),
    { name: 'regular', startsAt: advanced ?? early ?? Number.NEGATIVE_INFINITY },
  ]
}

/** `now` is in milliseconds. */
export const tierAt = (tiers: readonly Tier[], now: number): Tier | undefined =>
  started(tiers, now).toSorted((a, b) => b.startsAt - a.startsAt)[0]

/** Returns milliseconds; undefined if no tier follows. */
export function nextTierChange(tiers: readonly Tier[], now: number): number | undefined {
  const coming = tiers.flatMap(({ startsAt }) => (startsAt !== undefined && startsAt > now ? startsAt : []))
  return coming.length === 0 ? undefined : Math.min(...coming)
}

const started = (tiers: readonly Tier[], now: number) =>
  tiers.filter(
    (tier): tier is Tier & { startsAt: number } => tier.startsAt !== undefined && tier.startsAt <= now,
  )

function tableTier(row: unknown, timeZone: string): Tier | [] {
  if (!isRecord(row) || typeof row.name !== 'string' || row.name.trim() === '') return []
  return {
    name: row.name.trim(),
    startsAt: startOf(row.from, timeZone),
    prices: { member: price(row.member), nonMember: price(row.nonMember), joinNow: price(row.joinNow) },
  }
}

/** Returns undefined for an invalid day, because editors write JSON. */
function startOf(written: unknown, timeZone: string): number | undefined {
  const day = typeof written === 'string' ? dayOf(written) : undefined
  return day === undefined ? undefined : instantOf(day, '00:00', timeZone)
}

const price = (value: unknown): Cents => toCents(typeof value === 'number' ? value : null)

const dayMs = 86_400_000

/** Returns the first millisecond after a day in UTC. */
function afterDay(date: string | undefined): number | undefined {
  const start = Date.parse(date?.slice(0, 10) ?? '')
  return Number.isNaN(start) ? undefined : start + dayMs
}
