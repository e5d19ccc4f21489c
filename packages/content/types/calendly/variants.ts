import type { Variants } from '../../define/variants.ts'

export const calendlyVariants: Variants<'calendly'> = {
  'on a color': { backgroundColor: 'paleBlue', hashLink: 'book-here', calendarTitle: undefined },
}
