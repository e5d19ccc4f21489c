import { largeIconNames } from '@association/ui/icon/names.ts'
import { choice, text } from '../../../../define/field.ts'
import { items, type Schema } from '../../../../define/json-form.ts'
import { messages } from '../../messages.ts'
import { cardChecks, cardFields, sectionFields } from '../../parts/fields.ts'

export const actionCards = {
  name: 'Action cards',
  help: 'Large cards, each with one request to the visitor. Without “cards”, the block shows four standard cards.',
  fields: {
    ...sectionFields,
    title: text({ max: 160, default: messages.actionCards.title }),
    cards: items({
      name: 'Card',
      max: 8,
      of: {
        ...cardFields,
        icon: choice({
          options: largeIconNames,
          default: 'star',
          help: 'Shown if the card has no picture.',
        }),
      },
      checks: cardChecks,
    }),
  },
} as const satisfies Schema
