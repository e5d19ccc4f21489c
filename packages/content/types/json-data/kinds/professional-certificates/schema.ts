import { items, type Schema } from '../../reading/vocabulary.ts'
import { cardChecks, cardFields, sectionFields } from '../fields.ts'

export const professionalCertificates = {
  name: 'Professional Certificates',
  help: 'A carousel: each card has a badge, a title, a description and a link.',
  fields: {
    ...sectionFields,
    cards: items({ name: 'Card', min: 1, max: 24, of: cardFields, checks: cardChecks }),
  },
} as const satisfies Schema
