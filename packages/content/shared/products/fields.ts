import { date, flag, number, text } from '../../define/field.ts'
import { programs } from './offers.ts'

/** What decides the price of a product or of one of its variants. */
export const priceFields = {
  price: number({ min: 0, max: 100_000, unit: 'US dollars', help: 'Leave empty while it is not known.' }),
  specialMemberPrice: number({ min: 0, max: 100_000, unit: 'US dollars' }),
  programName: text({ max: 60, help: 'The program it belongs to, such as aapmr.' }),
  programSpecificVariant: flag({ help: 'Made for one program: everyone pays the list price.' }),
}

export const variantId = text({ max: 60, pattern: '^[\\w:/.-]+$', help: 'Its id in the shop.' })

export const courseStartDate = date({ help: 'First day of the course.' })

/** What a product or one of its variants may say of its program. */
export const knownProgram = {
  field: 'programName',
  when: ({ programName }: { programName?: string }) =>
    Boolean(programName) && !programs.some((program) => program === programName),
  warn: `No program has this name: they are ${programs.join(', ')}.`,
} as const
