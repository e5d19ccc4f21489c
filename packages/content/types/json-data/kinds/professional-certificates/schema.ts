import type { Raw } from '../../../../define/field.ts'
import { items, type Schema } from '../../../../define/json-form.ts'
import { cardChecks, cardFields, sectionFields } from '../../parts/fields.ts'

const imageUnused = {
  field: 'image',
  when: ({ image }: Raw) => Boolean(image),
  warn: 'A certificate shows its “badge”, not its “image”. Remove the “image”.',
}

export const professionalCertificates = {
  name: 'Professional Certificates',
  help: 'A carousel: each card has a badge, a title, a description and a link.',
  fields: {
    ...sectionFields,
    cards: items({ name: 'Card', min: 1, max: 24, of: cardFields, checks: [...cardChecks, imageUnused] }),
  },
} as const satisfies Schema
