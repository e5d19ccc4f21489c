import type { Card } from '../../define/view.ts'
import { dayOf } from '../../shared/dates.ts'

/** Sorts only a list of editions; others keep the editor’s order. */
export function newestFirst(cards: readonly Card[]): readonly Card[] {
  const editions = cards.filter((card) => card.type === 'journalEditions')
  if (editions.length < cards.length) return cards
  const day = (edition: (typeof editions)[number]) => dayOf(edition.fields.editionDate) ?? ''
  return editions.toSorted((a, b) => day(b).localeCompare(day(a)))
}
