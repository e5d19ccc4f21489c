import { date, flag, number, text } from '../../define/field.ts'
import { programs } from './offers.ts'

const amount = { group: 'content', min: 0, max: 100_000, unit: 'US dollars' } as const

export const priceFields = {
  price: number({ ...amount, help: 'Leave empty while it is not known.' }),
  specialMemberPrice: number({ ...amount, help: 'What members pay, where it differs.' }),
  programName: text({ max: 60, help: 'The program it belongs to, such as aapmr.' }),
  programSpecificVariant: flag({
    group: 'content',
    help: 'Made for one program: everyone pays the list price.',
  }),
}

export const variantId = text({
  max: 60,
  picker: 'variant',
  pattern: '^[\\w:/.-]+$',
  help: 'Its id in the shop: letters, digits and : / . _ -, no spaces.',
})

export const courseStartDate = date({ help: 'First day of the course.' })

export const knownProgram = {
  field: 'programName',
  when: ({ programName }: { programName?: string }) =>
    Boolean(programName) && !programs.some((program) => program === programName),
  warn: `No program has this name. Choose one of ${programs.join(', ')}.`,
} as const
