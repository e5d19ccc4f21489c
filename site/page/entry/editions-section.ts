import type { Entry } from '@association/content'
import type { Block } from '@association/content/define/view.ts'
import { cardSection } from '@association/content/derive/card-section.ts'
import { messages } from '../messages.ts'

/** Shows the newest editions first. */
export const editionsSection = (editions: readonly Entry<'journalEditions'>[]): Block | undefined =>
  editions.length === 0
    ? undefined
    : cardSection({ id: 'journal-editions', title: messages.editions, cards: editions, columnCount: 3 })

export const editionsOf = (
  { fields }: Entry<'product'>,
  editions: readonly Entry<'journalEditions'>[],
): Entry<'journalEditions'>[] =>
  fields.journal ? editions.filter((edition) => edition.fields.journal === fields.journal) : []
