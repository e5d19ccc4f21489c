import { buttonVariants } from '@association/ui/button/variants.ts'
import { choice, classes, color, integer, number, text } from '../define/field.ts'

export const internalName = text({
  required: true,
  max: 200,
  help: 'Editors see this name; visitors never do.',
})

export const hashLink = text({
  name: 'Anchor',
  group: 'layout',
  pattern: '^[A-Za-z][\\w-]*$',
  help: 'The part after # that links here: letters, digits, - and _.',
})

export const slug = text({
  max: 120,
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  help: 'The last part of its address: small letters, digits and hyphens.',
})

const sides = ['top', 'right', 'bottom', 'left'] as const
export const alignments = ['start', 'center', 'end'] as const
export const textAlignments = ['left', 'center', 'right', 'justify'] as const

export const spacer = { min: 0, max: 5, picker: 'spacing' } as const

export const colorLineFields = {
  colorLine: color({ help: 'Color of the line beside the text.' }),
  colorLineSide: choice({ options: sides, default: 'left' }),
  colorLineThickness: integer({ min: 1, max: 20, default: 4, unit: 'px' }),
  colorLinePadding: integer({ min: 0, max: 100, default: 16, unit: 'px' }),
}

export const typographyFields = {
  color: color(),
  boldTextColor: color(),
  linkColor: color(),
  letterSpacing: number({ min: -5, max: 20, unit: 'px' }),
  textAlign: choice({ options: textAlignments }),
  columnWidth: integer({
    min: 1,
    max: 12,
    default: 12,
    picker: 'columns',
    help: 'Width in columns of twelve.',
  }),
}

export const buttonVariant = choice({ options: buttonVariants, default: 'dark' })

export const extraClasses = classes({ help: 'Class names, separated by spaces.' })
