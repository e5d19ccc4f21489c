import { dayOf } from '../dates.ts'
import { dayRange } from '../day-range.ts'
import { programLabel } from './offers.ts'

type VariantWords = { deliveryFormat?: string | undefined; option?: string | undefined }

/**
 * An in-person course also has the option “in-person”, and every variant of a subscription the format “Subscription”.
 */
export function variantWords({ deliveryFormat, option }: VariantWords): string[] {
  if (deliveryFormat === 'Subscription' && option) return [capitalized(option)]
  const isSame = deliveryFormat?.toLowerCase() === option?.toLowerCase()
  return [deliveryFormat, isSame ? undefined : option].filter((word) => word !== undefined)
}

type Labeled = VariantWords & {
  courseStartDate?: string | undefined
  courseEndDate?: string | undefined
  location?: string | undefined
  programName?: string | undefined
  programSpecificVariant?: boolean | undefined
  priceTier?: string | undefined
  joinNowVariant?: boolean | undefined
}

/** Returns `In-Person, Feb 11 – 13, 2027, Phoenix, AZ, early bird`. */
export function variantLabel(variant: Labeled): string {
  const { courseStartDate, courseEndDate, location, programName, programSpecificVariant } = variant
  const days = dayRange(dayOf(courseStartDate), dayOf(courseEndDate))
  const program = programSpecificVariant && programName ? madeFor(programLabel(programName)) : undefined
  const joining = variant.joinNowVariant ? joinNowWords : undefined
  return [...variantWords(variant), days, location, program, variant.priceTier, joining]
    .filter(Boolean)
    .join(', ')
}

const joinNowWords = 'join now'

export const madeFor = (program: string) => `${program} program`

export const capitalized = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())
