import type { Entry } from '@association/content'
import { dayOf } from '@association/content/shared/dates.ts'
import { hasVariantEnded } from '@association/content/shared/products/has-ended.ts'
import { isSoldAlone, isSoldOut, slugOf } from '@association/content/shared/products/offers.ts'
import { priceOf } from '@association/content/shared/products/price-of.ts'

export type ListedCourse = Entry<'product'>

/** One date or format of a course, in the words of a query. */
export type Way = {
  format: string | undefined
  /** Such as `2027-02`. */
  month: string | undefined
  place: string | undefined
  /** Dollars without a membership. */
  dollars: number | undefined
}

/** Leaves out what has ended or is sold out. */
export const openWays = ({ fields }: ListedCourse, now: number) =>
  fields.variants.filter(
    (variant) => isSoldAlone(variant) && !isSoldOut(variant) && !hasVariantEnded(variant.fields, now),
  )

/** A course without variants has one way. */
export const waysOf = (course: ListedCourse, now: number): Way[] =>
  course.fields.variants.length === 0
    ? [{ format: undefined, month: undefined, place: undefined, dollars: dollarsOf(course.fields) }]
    : openWays(course, now).map(wayOf)

export const wayOf = ({ fields }: ListedCourse['fields']['variants'][number]): Way => ({
  format: fields.deliveryFormat && slugOf(fields.deliveryFormat),
  month: dayOf(fields.courseStartDate)?.slice(0, 7),
  place: fields.location && placeSlug(fields.location),
  dollars: fields.programSpecificVariant ? undefined : dollarsOf(fields),
})

const dollarsOf = (fields: Parameters<typeof priceOf>[0]) => priceOf(fields).price ?? undefined

/** Returns `tampa-florida`. */
export const placeSlug = (place: string) =>
  place
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
