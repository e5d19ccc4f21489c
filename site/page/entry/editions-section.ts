import type { Entry } from '@association/content'
import type { Block } from '@association/content/define/view.ts'
import { cardSection } from '@association/content/derive/card-section.ts'
import { messages } from '../messages.ts'

/** Takes the newest edition first, which the page of the journal shows itself. */
export const editionsSections = ([, ...earlier]: readonly Entry<'journalEditions'>[]): Block[] =>
  earlier.length > 0
    ? [
        cardSection({
          id: 'earlier-issues',
          title: messages.earlierIssues,
          cards: earlier,
          columnCount: 3,
          paddingTop: 0,
        }),
      ]
    : []

export const editionsOf = (
  { fields }: Entry<'product'>,
  editions: readonly Entry<'journalEditions'>[],
): Entry<'journalEditions'>[] =>
  fields.journal ? editions.filter((edition) => edition.fields.journal === fields.journal) : []
