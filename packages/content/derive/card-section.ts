import type { Entry } from '../define/values.ts'
import type { Card } from '../define/view.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import { reader } from './read.ts'

type Section = {
  /** Must be unique on the page. */
  id: string
  title: string
  cards: readonly Card[]
  columnCount?: number
  backgroundColor?: string
  paddingTop?: number
  /** Below the cards. */
  buttons?: Record<string, unknown>
}

export function cardSection({ id, title, cards, buttons, ...fields }: Section): Entry<'mediaCardSection'> {
  const section = blank('mediaCardSection', id, {
    isContainer: true,
    paddingTop: 5,
    ...fields,
    paddingBottom: 5,
  })
  const heading = blank('title', `${id}.title`, { text: title, tag: 'h2' })
  const below = buttons ? [blank('buttonGroup', `${id}.buttons`, buttons)] : []
  return {
    ...section,
    fields: { ...section.fields, contents: [heading], mediaCards: cards, bottomComponents: below },
  }
}

const blank = <Id extends ContentTypeId>(type: Id, id: string, fields: Record<string, unknown>) =>
  // The cast: the reader returns the given type.
  reader({ spaceOf: () => 'association' })({
    sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
    fields,
  }) as Entry<Id>
