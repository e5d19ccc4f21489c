import type { Variants } from '../../define/variants.ts'

export const colorVariants: Variants<'color'> = {
  navy: { name: 'Notice navy', value: 'navy' },
  white: { name: 'Notice white', value: 'white' },
}
