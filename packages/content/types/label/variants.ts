import type { Variants } from '../../define/variants.ts'

export const labelVariants: Variants<'label'> = {
  long: { text: 'New for members of the fall institute’s second cohort', color: 'navy' },
  white: { text: 'Sold out', color: 'white' },
}
