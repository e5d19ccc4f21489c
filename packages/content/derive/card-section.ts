import type { Entry } from '../define/values.ts'
import type { Card } from '../define/view.ts'
import type { ContentTypeId } from '../generated/ids.ts'
import { reader } from './read.ts'

type Section = {
  /** An id of its own: it is part of the place of the section on the page. */
  id: string
  title: string
  cards: readonly Card[]
  columnCount?: number
}

/** A section of cards below a title, for what code adds to the page of an entry. */
export function cardSection({ id, title, cards, columnCount }: Section): Entry<'mediaCardSection'> {
  const section = blank('mediaCardSection', id, {
    isContainer: true,
    columnCount,
    paddingTop: 5,
    paddingBottom: 5,
  })
  const heading = blank('title', `${id}.title`, { text: title, tag: 'h2' })
  return { ...section, fields: { ...section.fields, contents: [heading], mediaCards: cards } }
}

/** An entry that no editor wrote, with the defaults of its type. */
const blank = <Id extends ContentTypeId>(type: Id, id: string, fields: Record<string, unknown>) =>
  // The reader returns an entry of the type that it was given.
  reader({ spaceOf: () => 'association' })({
    sys: { id, type: 'Entry', contentType: { sys: { id: type } } },
    fields,
  }) as Entry<Id>
