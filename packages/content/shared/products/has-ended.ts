import type { Entry } from '../../define/values.ts'
import { timeOf } from '../../derive/time-of.ts'
import { dayEndsAfterNoonMs, webinarSpan } from './webinar-time.ts'

type Dated = Pick<Entry<'variant'>['fields'], 'courseStartDate' | 'courseEndDate'>

/** Returns milliseconds; undefined without dates. */
export function variantEnd({ courseStartDate, courseEndDate }: Dated): number | undefined {
  const noon = timeOf((courseEndDate ?? courseStartDate)?.slice(0, 10))
  return noon === undefined ? undefined : noon + dayEndsAfterNoonMs
}

/** A page that does not depend on the time has no `now`. */
export const hasVariantEnded = (variant: Dated, now: number | undefined) => isOver(variantEnd(variant), now)

/** A webinar without a recording ends too. */
export const haveAllEnded = ({ fields }: Entry<'product'>, now: number | undefined) =>
  fields.variants.length > 0
    ? fields.variants.every((variant) => hasVariantEnded(variant.fields, now))
    : fields.productType === 'Webinar' && hasWebinarEnded(fields, now) && !isRecording(fields, now)

export const hasWebinarEnded = (
  webinar: Pick<Entry<'product'>['fields'], 'startsAt' | 'durationMinutes'>,
  now: number | undefined,
) => isOver(webinarSpan(webinar)?.end, now)

/** A webinar still for sale after its end is a recording. */
export const isRecording = (product: Entry<'product'>['fields'], now: number | undefined) =>
  product.productType === 'Webinar' &&
  hasWebinarEnded(product, now) &&
  (product.variants.length > 0 || product.price !== undefined)

const isOver = (end: number | undefined, now: number | undefined) =>
  end !== undefined && now !== undefined && end <= now

/** Returns milliseconds at which a passing date changes the page. */
export function nextChangeOf({ fields }: Entry<'product'>, now: number): number | undefined {
  const webinarEnd = fields.productType === 'Webinar' ? webinarSpan(fields)?.end : undefined
  const ends = [webinarEnd, ...fields.variants.map((variant) => variantEnd(variant.fields))]
  const coming = ends.filter((end) => end !== undefined && end > now) as number[]
  return coming.length === 0 ? undefined : Math.min(...coming)
}
