import { day, type Prose, type SeedEntry } from '../define.ts'
import { product } from './products.ts'
import { inPerson, withMemberPrice } from './ways.ts'

export type Institute = {
  /** Prefix of ids and slugs. */
  id: string
  year: string
  days: readonly [string, string, string]
  /** Prefix of variant ids in the shop. */
  code: string
}

/** A Thursday in late October, at least 120 days ahead, so that all deadlines are in the future. */
export const comingFall = 'Thu@10-20+120'

export const comingInstitute: Institute = {
  id: 'fall-institute',
  year: `{year ${comingFall}}`,
  days: [day(comingFall), day(`${comingFall}+1`), day(`${comingFall}+2`)],
  code: '41081',
}
export const institute2025: Institute = {
  id: 'fall-institute-2025',
  year: '2025',
  days: ['2025-10-23', '2025-10-24', '2025-10-25'],
  code: '41082',
}

export const titleSuffixOf = ({ year }: Institute) => `: ${year} Fall Institute`

/** Prices of one course for non-members. Members pay a third less. */
const pricesOfTiers = { 'early bird': 895, advanced: 995, regular: 1095 } as const

export type FallCourse = {
  /** Course number from 1 to 9 and a short name: `2-quiet-chair`. */
  key: `${number}-${string}`
  name: string
  onDay: 1 | 2 | 3
  picture: string
  people: readonly string[]
  credits: number
  shortDescription: string
  outcomes: readonly string[]
  body: Prose
}

export const courseId = ({ id }: Institute, { key }: Pick<FallCourse, 'key'>) =>
  `${id}-course-${shortName(key)}`
export const courseSlug = ({ id }: Institute, { key }: Pick<FallCourse, 'key'>) => `${id}-${shortName(key)}`
const shortName = (key: string) => key.replace(/^\d+-/, '')

/** A product with one variant for each price tier. */
export function fallCourse(institute: Institute, course: FallCourse): SeedEntry[] {
  const { key, name, onDay, picture, people, credits, shortDescription, outcomes, body } = course
  const courseStartDate = institute.days[onDay - 1] ?? institute.days[0]
  return product({
    id: courseId(institute, course),
    name: `${name}${titleSuffixOf(institute)}`,
    picture,
    people,
    body,
    fields: {
      productType: 'Course',
      slug: courseSlug(institute, course),
      credits,
      shortDescription,
      outcomes,
    },
    variants: Object.entries(pricesOfTiers).map(([priceTier, price], index) => ({
      ...inPerson(`${institute.code}${key[0]}0${index + 1}`, withMemberPrice(price), {
        courseStartDate,
        location: 'Clearwater, Florida',
      }),
      priceTier,
    })),
  })
}
