import type { Entry } from '@association/content'
import type { Block } from '@association/content/define/view.ts'
import { blockSection, cardSection } from '@association/content/derive/card-section.ts'
import { messages } from '../messages.ts'

/** Takes the newest edition first. */
export function editionsSections([current, ...earlier]: readonly Entry<'journalEditions'>[]): Block[] {
  if (!current) return []
  return [
    blockSection({ id: 'current-issue', title: messages.currentIssue, block: current }),
    ...(earlier.length > 0
      ? [cardSection({ id: 'earlier-issues', title: messages.earlierIssues, cards: earlier, columnCount: 3 })]
      : []),
  ]
}

export const editionsOf = (
  { fields }: Entry<'product'>,
  editions: readonly Entry<'journalEditions'>[],
): Entry<'journalEditions'>[] =>
  fields.journal ? editions.filter((edition) => edition.fields.journal === fields.journal) : []
