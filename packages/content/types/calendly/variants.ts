import type { Variants } from '../../define/variants.ts'

export const calendlyVariants: Variants<'calendly'> = {
  'on a colour': { backgroundColor: 'paleBlue', hashLink: 'book-here', calendarTitle: undefined },
}
