import type { Entry } from '../../define/values.ts'
import { timeOf } from '../../derive/time-of.ts'
import { dayOf } from '../dates.ts'
import { dayRange } from '../day-range.ts'
import { hasVariantEnded } from './has-ended.ts'
import { isSoldOut } from './offers.ts'

/** `start`: the first day alone. */
type Dates = {
  machine: string | undefined
  words: string
  start: string | undefined
  place: string | undefined
}

/** Returns `Feb 11 – 13, 2027`; undefined without future dates that have seats. */
export function nextDates(
  { variants }: Entry<'product'>['fields'],
  now: number | undefined,
): Dates | undefined {
  const next = comingVariants(variants, now).find((variant) => !isSoldOut(variant))?.fields
  const words = next && dayRange(dayOf(next.courseStartDate), dayOf(next.courseEndDate))
  if (!words) return undefined
  const machine = dayOf(next.courseStartDate)
  return { machine, words, start: dayRange(machine, undefined), place: next.location || undefined }
}

/** In the order of their first days; only variants with a day. */
export const comingVariants = (variants: readonly Entry<'variant'>[], now: number | undefined) =>
  variants
    .filter(({ fields }) => timeOf(fields.courseStartDate) !== undefined && !hasVariantEnded(fields, now))
    .toSorted((a, b) => (timeOf(a.fields.courseStartDate) ?? 0) - (timeOf(b.fields.courseStartDate) ?? 0))
