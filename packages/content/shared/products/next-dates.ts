import type { Entry } from '../../define/values.ts'
import { timeOf } from '../../derive/time-of.ts'
import { dayOf } from '../dates.ts'
import { dayRange } from '../day-range.ts'
import { hasVariantEnded } from './has-ended.ts'

/** `start`: the first day alone. */
type Dates = { machine: string | undefined; words: string; start: string | undefined }

/** Returns `Feb 11 – 13, 2027`; undefined without future dates. */
export function nextDates(
  { variants }: Entry<'product'>['fields'],
  now: number | undefined,
): Dates | undefined {
  const [next] = variants
    .map(({ fields }) => fields)
    .filter((variant) => timeOf(variant.courseStartDate) !== undefined && !hasVariantEnded(variant, now))
    .toSorted((a, b) => (timeOf(a.courseStartDate) ?? 0) - (timeOf(b.courseStartDate) ?? 0))
  const words = next && dayRange(dayOf(next.courseStartDate), dayOf(next.courseEndDate))
  if (!words) return undefined
  const machine = dayOf(next.courseStartDate)
  return { machine, words, start: dayRange(machine, undefined) }
}
