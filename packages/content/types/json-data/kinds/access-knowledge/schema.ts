import type { Raw } from '../../../../define/field.ts'
import { items, type Schema } from '../../../../define/json-form.ts'
import { cardChecks, cardFields, sectionFields } from '../../parts/fields.ts'

const largeCards = (cards: unknown) =>
  Array.isArray(cards) ? cards.filter((card) => card?.type === 'large').length : 0

export const accessKnowledge = {
  name: 'Access Knowledge',
  help: 'One large card with tags and credits, and small cards in a grid.',
  fields: {
    ...sectionFields,
    cards: items({
      name: 'Card',
      min: 1,
      max: 24,
      of: cardFields,
      checks: cardChecks,
    }),
  },
  checks: [
    {
      when: ({ cards }: Raw) => largeCards(cards) > 1,
      warn: 'Only the first large card is shown large. Give the other cards the type “small”.',
    },
    {
      when: ({ cards }: Raw) => Array.isArray(cards) && cards.length > 0 && largeCards(cards) === 0,
      warn: 'The section has no large card. Give one card the type “large”.',
    },
  ],
} as const satisfies Schema
